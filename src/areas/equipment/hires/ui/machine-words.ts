import { dayInWords } from '#values/dates.ts'

type Ready = { code: string; model: string; isKept: boolean; endsBefore: string | null }

/** A machine to choose, with what is to be known of it. */
export const machineInWords = ({ code, model, isKept, endsBefore }: Ready) =>
  [
    `${code}، ${model}`,
    ...(isKept ? ['محجوزة لهذا البند'] : []),
    ...(endsBefore ? [`وثائقها حتى ${dayInWords(endsBefore)}`] : []),
  ].join('، ')
