/**
 * So many lives are thrown by the ordinary run, the same ones again. `LIVES=10000` throws as many as one has the night for, of those
 * from `LIVES_FROM` on, and a life that fails is named by its number: `LIVES_FROM=4711 LIVES=1` throws it again.
 */
export function lives(usual: number) {
  const first = Number(process.env.LIVES_FROM) || 1
  return Array.from({ length: Number(process.env.LIVES) || usual }, (_, at) => first + at)
}

/** So many at a time, the first of them first. */
export const inGroups = (all: readonly number[], most: number) =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most))
