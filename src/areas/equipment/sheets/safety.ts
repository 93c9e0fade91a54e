import { linesIn } from '../kinds/kind.ts'

/** Of what is asked for, what was seen to be in order and what was not. */
export function judgedTicks(asked: string, ticks: readonly string[]) {
  const all = linesIn(asked)
  const within = (isTicked: boolean) => all.filter((one) => ticks.includes(one) === isTicked).join('\n')
  return { ticked: within(true), unticked: within(false) }
}
