import fc from 'fast-check';

/** Numbers as tools return them, and numbers that nobody should. */
export const awkwardNumber = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 100 }) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 1e15, noNaN: true }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -0, -1, 1e-12, 1e12, 5e-324, 1.7e308, -1.7e308, Number.NaN, Infinity, 1e290),
  },
);

/** Names: none, long ones, and those of other scripts. */
export const awkwardText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom('', 'W'.repeat(200), 'قيمة', '値', '__proto__', '👩‍👩‍👧') },
);

/** The same, and gaps. */
export const awkwardPoint = fc.option(awkwardNumber, { freq: 6 });
