import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { command } from './command.ts'
import { defineFact } from './facts.ts'
import { page } from './http.ts'
import { definePermissions } from './permissions.ts'
import { Refusal } from './refusal.ts'

const office = testOffice()
const may = definePermissions('test', { close: 'إغلاق الصندوق' })
const close = command({
  name: 'test.close',
  permission: may.close,
  input: z.object({ reason: z.string().optional(), limit: z.boolean().default(false) }),
  async run({ record }, { limit }) {
    record(defineFact('test.closed', z.object({})), 'drawer', {})
    if (limit) throw new Refusal('test.limit', 'المبلغ فوق حدك.', 403)
  },
})
const facts = () => office.db.selectFrom('facts').selectAll().orderBy('sequence').execute()
const by = (ctx: Ctx, actor: Partial<Ctx['actor']>): Ctx => ({ ...ctx, actor: { ...ctx.actor, ...actor } })
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1'

test('a fact says who it was then, from where, on what and why', async () => {
  const huda = by(office.staff('huda', may.close), { name: 'هدى الكثيري' })
  await close({ ...huda, address: '10.1.2.3', userAgent: safari }, { reason: 'نهاية اليوم' })

  expect(await facts()).toMatchObject([
    {
      actorId: 'huda',
      actorName: 'هدى الكثيري',
      address: '10.1.2.3',
      device: 'Safari، iPhone',
      reason: 'نهاية اليوم',
      seenAs: null,
    },
  ])
})

test('whoever is told no is written down, though nothing was done', async () => {
  await expect(close(office.staff('said'), {})).rejects.toMatchObject({ status: 403 })
  await expect(close(office.staff('huda', may.close), { limit: true })).rejects.toMatchObject({ code: 'test.limit' })

  expect(await facts()).toMatchObject([
    {
      name: 'house.denied',
      actorId: 'said',
      command: 'test.close',
      data: { said: 'تحتاج إلى صلاحية «إغلاق الصندوق». اطلبها من مدير النظام.' },
    },
    { name: 'house.denied', actorId: 'huda', command: 'test.close', data: { said: 'المبلغ فوق حدك.' } },
  ])
})

test('who looks with another’s eyes is written down under their own name', async () => {
  const seen = by(office.staff('said', may.close), { name: 'سعيد', seenBy: { ...office.staff('huda').actor, name: 'هدى' } })
  await expect(close(seen, {})).rejects.toMatchObject({ code: 'only-looking' })
  expect(await facts()).toMatchObject([{ name: 'house.denied', actorId: 'huda', actorName: 'هدى', seenAs: 'سعيد' }])
})

test('a page somebody may not open is written down with what it was; a visitor is only asked to sign in', async () => {
  const loader = page(may.close, async () => 'open')
  const drawer = (ctx: Ctx) => answered(loader(visit(ctx, '/admin/drawers/7', { params: { id: '7' } })))

  expect(await drawer(office.staff('said'))).toMatchObject({ init: { status: 403 } })
  expect(await drawer(office.visitor())).toMatchObject({ status: 302 })
  expect(await facts()).toMatchObject([{ name: 'house.denied', subjectId: '7', command: 'test.close' }])
})

test('nobody fills the trail with tries', async () => {
  for (let press = 0; press < 40; press++) await close(office.staff('said'), {}).catch(() => {})
  await close(office.staff('salim'), {}).catch(() => {})
  expect(await facts()).toHaveLength(31)
})
