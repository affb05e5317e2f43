const rows: string[] = [];

export default async function page(): Promise<string> {
  return rows[0]!.toUpperCase();
}
