import type { House } from '#platform/context.ts'
import { sweepFiles } from '#platform/files/sweep.ts'
import { forgetTries } from '#platform/tries.ts'
import { areas } from './areas.ts'

/** Once a day, in one process of however many there are. */
export async function keepTidy(house: House) {
  await forgetTries(house)
  for (const { daily } of areas) await daily?.(house)
  await sweepFiles(house)
}
