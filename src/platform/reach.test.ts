import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import type { Ground } from './permissions.ts'
import { definePermissions } from './permissions.ts'
import { mustReach, withinReach } from './reach.ts'

const office = testOffice()
const may = definePermissions('test', { view: 'عرض السجلات' })

/** Three records, each of another branch and with another person; the facts' columns stand for a record's. */
const records = [
  { id: `00000000-0000-4000-8000-000000000001`, branch: 'salalah', owner: 'huda' },
  { id: `00000000-0000-4000-8000-000000000002`, branch: 'taqah', owner: 'said' },
  { id: `00000000-0000-4000-8000-000000000003`, branch: 'taqah', owner: 'huda' },
]

async function seenBy(within: Parameters<typeof office.staffWithin>[1] | Ground[]) {
  const rows = records.map(({ id, branch, owner }) => ({
    ...{ id, name: 'test.made', command: 'test', data: '{}', requestId: 'test', happenedAt: new Date(0) },
    subjectId: branch,
    actorId: owner,
  }))
  await office.db
    .insertInto('facts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { actor } = Array.isArray(within)
    ? { actor: { ...office.staff('huda').actor, reach: () => within } }
    : office.staffWithin('huda', within, may.view)
  const listed = await office.db
    .selectFrom('facts')
    .select('id')
    .where((eb) => withinReach(eb, actor, may.view, { branch: 'subjectId', owner: 'actorId' }))
    .orderBy('id')
    .execute()
  const one = records.filter(({ branch, owner }) => {
    try {
      mustReach(actor, may.view, { branchId: branch, ownerId: owner })
      return true
    } catch {
      return false
    }
  })
  expect(listed.map(({ id }) => id)).toEqual(one.map(({ id }) => id))
  return one.map(({ id }) => records.findIndex((record) => record.id === id) + 1)
}

test('a list shows what one may open, and no more', async () => {
  expect(await seenBy({ all: true })).toEqual([1, 2, 3])
  expect(await seenBy({ branchIds: ['taqah'] })).toEqual([2, 3])
  expect(await seenBy({ own: true })).toEqual([1, 3])
  expect(await seenBy({ branchIds: ['salalah'], own: true })).toEqual([1, 3])
  expect(await seenBy({})).toEqual([])
})

test('a role held in one branch stays within it, one’s own records included; who stands in has the lender’s own', async () => {
  const own = { scope: 'own' as const, branchId: null, amount: null, discount: null }
  expect(await seenBy([{ ...own, branchId: 'taqah' }])).toEqual([3])
  expect(await seenBy([{ ...own, scope: 'all', branchId: 'salalah' }])).toEqual([1])
  expect(await seenBy([{ ...own, lentBy: 'said' }])).toEqual([2])
})
