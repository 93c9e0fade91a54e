import { expect, test } from 'vitest'
import { readResultsAsked } from '#areas/finance/ledger/results-asked.ts'
import { comparedWith, usualSpans, yearBefore } from './span.ts'

test('whole months are compared with as many whole months, days with as many days', () => {
  const before = (from: string, to: string) => Object.values(comparedWith({ from, to }, 'before'))
  expect(before('2026-03-01', '2026-03-31')).toEqual(['2026-02-01', '2026-02-28'])
  expect(before('2026-01-01', '2026-03-31')).toEqual(['2025-10-01', '2025-12-31'])
  expect(before('2025-01-01', '2025-12-31')).toEqual(['2024-01-01', '2024-12-31'])
  expect(before('2026-01-01', '2026-01-15')).toEqual(['2025-12-17', '2025-12-31'])
  expect(before('2026-01-15', '2026-01-15')).toEqual(['2026-01-14', '2026-01-14'])
})

test('the same of last year ends on the last of February too', () => {
  expect(comparedWith({ from: '2024-02-01', to: '2024-02-29' }, 'last-year')).toEqual({ from: '2023-02-01', to: '2023-02-28' })
  expect(yearBefore('2026-07-31')).toBe('2025-07-31')
})

test('the usual periods end today or with what is over', () => {
  expect(Object.fromEntries(usualSpans('2026-05-15').map(([label, { from, to }]) => [label, `${from} ${to}`]))).toEqual({
    'هذا الشهر': '2026-05-01 2026-05-15',
    'الشهر الماضي': '2026-04-01 2026-04-30',
    'هذا الربع': '2026-04-01 2026-05-15',
    'هذه السنة': '2026-01-01 2026-05-15',
    'السنة الماضية': '2025-01-01 2025-12-31',
  })
})

test('an address that asks for nothing sensible is this year until today', () => {
  const read = (query: string) => readResultsAsked(new URLSearchParams(query), '2026-05-15')
  expect(read("from=x&to=2026-02-31&compare=drop&by=1'&line=gold&branch=7")).toEqual({
    ...{ from: '2026-01-01', to: '2026-05-15', compare: '', by: '', line: '', branch: '', project: '', resource: '' },
  })
  expect(read('from=2026-04-01&to=2026-03-01')).toMatchObject({ from: '2026-03-01', to: '2026-04-01' })
})
