import type { LineImplement } from './with-lines.ts'

/** Those that are agreed to go along and stand in the workshop: they would stay behind. */
export const notToGo = ({ implements: all }: { implements: readonly LineImplement[] }) =>
  all.filter(({ occupancyId, outAt, state }) => occupancyId && !outAt && state !== 'ready')

export const implementInWords = ({ name, code }: Pick<LineImplement, 'name' | 'code'>) => `${name} ${code}`
