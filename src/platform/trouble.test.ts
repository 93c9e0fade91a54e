import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { statusOf, visit } from '#testing/visit.ts'
import { codeOf, databaseFault, diskFault, isDatabaseAway } from './faults.ts'
import { page } from './http.ts'
import { anyone } from './permissions.ts'
import { asRefusal } from './trouble.ts'

const office = testOffice()

const coded = (code: string, message = '') => Object.assign(new Error(message), { code })

test('a full disk and an absent database are told to the visitor; a bug is not called either', () => {
  expect(asRefusal(coded('53100'))).toMatchObject({ code: 'no-space', status: 507 })
  expect(asRefusal(new Error('wrapped', { cause: coded('ENOSPC') }))).toMatchObject({ code: 'no-space' })
  for (const code of ['57P01', '57P03', '08006', 'ECONNREFUSED', 'ECONNRESET', '53300'])
    expect(asRefusal(coded(code))).toMatchObject({ code: 'database-away', status: 503 })
  expect(asRefusal(new Error('Connection terminated unexpectedly'))).toMatchObject({ code: 'database-away' })
  const broken = new Error('Client has encountered a connection error and is not queryable')
  expect(asRefusal(broken)).toMatchObject({ code: 'database-away', status: 503 })
  for (const code of ['57014', '55P03']) expect(asRefusal(coded(code))).toMatchObject({ code: 'busy', status: 503 })
  expect(asRefusal(new Error('timeout exceeded when trying to connect'))).toMatchObject({ code: 'busy' })
  for (const code of ['40P01', '40001']) expect(asRefusal(coded(code))).toMatchObject({ code: 'in-use', status: 503 })
  for (const code of ['23505', '42P01', 'ERR_INVALID_ARG_TYPE']) expect(asRefusal(coded(code))).toBeNull()
  expect(asRefusal(null)).toBeNull()
})

test('a page that is read while the database is away says so, and is not taken for a bug', async () => {
  const reading = (code: string) => page(anyone, () => Promise.reject(coded(code)))(visit(office.visitor(), '/'))
  expect(await statusOf(reading('57P03'))).toBe(503)
  await expect(reading('42P01')).rejects.toMatchObject({ code: '42P01' })
})

test('the cause is found however deep it lies, and a sentence once found is kept', () => {
  const both = new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])
  expect(codeOf(new Error('outer', { cause: both }))).toBe('ECONNREFUSED')
  expect(isDatabaseAway(both)).toBe(true)
  const said = diskFault('/data', null)
  expect(databaseFault(said, 'postgresql://host/db')).toBe(said)
  expect(databaseFault(coded('42501'), 'postgresql://clerk:secret@host/db')).toMatchObject({
    message: expect.stringMatching(/"clerk" may not create tables in "db"/),
  })
})
