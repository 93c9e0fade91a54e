import { expect, test } from 'vitest'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer as addCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { taskPermissions } from '#areas/tasks/permissions.ts'
import type { Area } from '#platform/area.ts'
import type { Ctx } from '#platform/context.ts'
import { definePermissions } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { places } from './layouts/desks.ts'
import { searchEverything } from './search-everything.ts'

const office = testOffice()
const may = definePermissions('boats', { view: 'عرض القوارب', add: 'إضافة القوارب' })
const boats: Area = {
  name: 'boats',
  label: 'القوارب',
  acts: [{ path: '/admin/boats/new', label: 'أضف قاربًا', permission: may.add }],
  finder: {
    permission: may.view,
    find: async (_, words) => [
      { kind: 'boat', label: `القارب ${words}`, path: '/admin/boats/1' },
      { kind: 'customer', label: 'سالم', detail: 'صاحب القارب', path: '/admin/users/1' },
    ],
  },
}
const titles = async (ctx: Ctx, text: string) =>
  (await searchEverything(ctx, text, [boats])).map(({ key, hits }) => [key, ...hits.map(({ label }) => label)])
const huda = () => office.staff('huda', may.view, may.add)

test('one box finds people, records, and what can be done', async () => {
  expect(await titles(huda(), 'قارب')).toEqual([
    ['people', 'سالم'],
    ['records', 'القارب قارب'],
    ['acts', 'أضف قاربًا'],
  ])
})

test('a sign in front narrows it', async () => {
  expect(await titles(huda(), '#12')).toEqual([['records', 'القارب 12']])
  expect(await titles(huda(), '@ سالم')).toEqual([['people', 'سالم']])
  expect(await titles(huda(), '>')).toEqual([['acts', 'أضف قاربًا']])
  expect(await titles(huda(), '> اضف')).toEqual([['acts', 'أضف قاربًا']])
})

test('of several finders of one area those are asked that one may ask', async () => {
  const crew = { permission: may.add, find: async () => [{ kind: 'crew', label: 'البحّار', path: '/admin/boats/crew/1' }] }
  const both: Area = { ...boats, finder: [boats.finder ?? [], crew].flat() }
  const records = async (ctx: Ctx) =>
    (await searchEverything(ctx, '#12', [both])).flatMap(({ hits }) => hits.map(({ label }) => label))
  expect([await records(huda()), await records(office.staff('said', may.view))]).toEqual([['القارب 12', 'البحّار'], ['القارب 12']])
})

test('what one may not see or do is not found', async () => {
  expect(await titles(office.staff('said', may.view), 'أضف')).toEqual([
    ['people', 'سالم'],
    ['records', 'القارب أضف'],
  ])
  expect(await titles(office.customer('salim'), 'قارب')).toEqual([])
  expect(await titles(office.visitor(), '')).toEqual([])
})

test('with a person who was found one may begin what one is allowed, and the first one’s acts stand beside', async () => {
  const sailor: Area = {
    ...boats,
    finder: {
      permission: may.view,
      find: async () => [
        {
          ...{ kind: 'customer', id: '7', label: 'سالم', path: '/admin/users/7' },
          acts: [
            { path: '/admin/users/7/board', label: 'أركبه', permission: may.view },
            { path: '/admin/users/7/sink', label: 'أغرقه', permission: may.add },
          ],
        },
      ],
    },
  }
  const [people, acts] = await searchEverything(office.staff('said', may.view, taskPermissions.manage), 'سالم', [sailor])
  expect(people?.hits[0]?.acts?.map(({ label }) => label)).toEqual(['أركبه', 'أضف مهمة'])
  expect(acts).toMatchObject({ title: 'نفّذ لـ «سالم»', hits: [{ path: '/admin/users/7/board' }, { label: 'أضف مهمة' }] })
  expect((await searchEverything(office.staff('said', may.view), '#7', [sailor])).map(({ key }) => key)).not.toContain('people')
})

test('no two pages have the same letter, and a page tells the keys that lead to it', async () => {
  const letters = Object.values(places).flatMap(({ letter }) => letter ?? [])
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters).not.toContain('G')
  const [pages] = await searchEverything(office.staff('said', taskPermissions.view), '> مهام')
  expect(pages?.hits).toMatchObject([{ path: '/admin/tasks', keys: 'G T' }])
})

test('customers are found as people', async () => {
  const huda = office.staff('huda', customersPermissions.view, customersPermissions.register, customersPermissions.correct)
  await addCustomer(huda, { kind: 'person', name: 'سالم المعشني', phone: '91234567' })
  const [people] = await searchEverything(huda, '@المعشني')
  expect(people).toMatchObject({ key: 'people', hits: [{ label: 'سالم المعشني' }] })
  expect(people?.hits[0]?.acts?.map(({ label }) => label)).toEqual(['صحّح البيانات', 'أضف وثيقة', 'اكتب ملاحظة'])
})
