const notes = [5_000n, 10_000n, 20_000n, 50_000n]

/** What somebody is likely to give for a sum: the next whole notes above it. */
export const nextNotes = (asked: bigint) =>
  [...new Set(notes.map((note) => ((asked + note - 1n) / note) * note))].filter((sum) => sum > asked).slice(0, 3)
