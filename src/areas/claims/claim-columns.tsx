import { columnsOf, type ListColumn } from '#ui/list/columns.tsx'
import { DateText } from '#ui/values.tsx'
import { momentInWords } from '#values/dates.ts'
import { claimStates } from './claim.ts'
import type { ClaimWords } from './claim-kind.ts'
import type { ClaimRow } from './queries.ts'
import { ClaimBadge } from './ui/claim-badge.tsx'

/** The columns of a list of claims, around the one that shows what is damaged. */
export function claimColumns<Row extends ClaimRow>({ kinds, paper, path }: ClaimWords, subject: ListColumn<Row>) {
  const { drawn, money, number, text, code } = columnsOf<Row>()
  return [
    number(
      `ال${paper}`,
      ({ number: called }) => called,
      ({ id }) => path(id),
    ),
    text('النوع', ({ kind }) => kinds[kind]),
    subject,
    drawn('الوقت', { sort: 'at', cell: ({ at }) => <DateText at={at} time />, words: ({ at }) => momentInWords(at) }),
    text('ما حدث', ({ what }) => what, { width: 28 }),
    text('المستأجر', ({ renter }) => renter, { width: 26 }),
    code('العقد', ({ contract }) => contract),
    money('التقدير', ({ estimate }) => estimate, { sort: 'estimate' }),
    drawn('الحالة', { cell: ({ state }) => <ClaimBadge state={state} />, words: ({ state }) => claimStates[state] }),
  ]
}
