type Args = { customer: string; amount: number; currency?: string; subject: string };

/** What one clerk may send without asking, in whole units of any currency. */
const FREE_AMOUNT = 1000;

export default {
  name: 'send_invoice',
  description: 'Sends an invoice to a customer by electronic mail. It cannot be called back.',
  inputSchema: {
    type: 'object',
    properties: {
      customer: { type: 'string', pattern: '^C-[0-9]{5}$', description: 'The number of the customer.' },
      amount: { type: 'number', exclusiveMinimum: 0, description: 'What is to be paid.' },
      currency: { enum: ['EUR', 'GBP', 'USD'], default: 'EUR', description: 'Three letters (ISO 4217).' },
      subject: { type: 'string', minLength: 1, maxLength: 140, description: 'What it is for, in one line.' },
    },
    required: ['customer', 'amount', 'subject'],
    additionalProperties: false,
    examples: [
      { customer: 'C-20417', amount: 129.5, subject: 'Berth 14, June' },
      { customer: 'C-20417', amount: 4200, currency: 'GBP', subject: 'Hull survey' },
    ],
  },
  capabilities: ['external_net', 'user_data'],
  needs: { credential: 'billing', scopes: ['invoices:send'], mode: 'user' },
  checkIn: ({ amount }: Args) => amount > FREE_AMOUNT,
  checkInComponent: { componentId: 'approve-invoice', props: { shows: ['customer', 'amount', 'subject'] } },
  argumentsFrom: ['find_customer'],
  resultKind: 'invoice/receipt',
  owner: { kind: 'skill', id: 'billing' },
  gates: false,
  async execute(
    { customer, amount, currency = 'EUR', subject }: Args,
    { credential }: { credential: { token: string } },
  ) {
    const response = await fetch('https://billing.example/invoices', {
      method: 'POST',
      headers: { authorization: `Bearer ${credential.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ customer, amount, currency, subject }),
    });
    if (!response.ok) throw new Error(`The invoice was not sent: ${response.status} ${response.statusText}`);
    return response.json();
  },
};
