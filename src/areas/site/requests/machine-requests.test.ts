import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { billCycle } from '#areas/equipment/billing/use-cases/bill-cycle.ts'
import { priceSays } from '#areas/equipment/catalogue/ui/says.ts'
import { dispatchMachine } from '#areas/equipment/hires/use-cases/dispatch-machine.ts'
import { takeMachineBack } from '#areas/equipment/hires/use-cases/end-line.ts'
import { workDays } from '#areas/equipment/pricing/work-days.ts'
import { cancellingMachines, machineCatalogue } from '#areas/equipment/public.ts'
import { thread } from '#areas/site/inbox/thread-queries.ts'
import { quoteRequest } from '#areas/site/inbox/use-cases/quote-request.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { putInForce } from '#testing/contracts.ts'
import { machineHiresOf } from '#testing/machine-hires.ts'
import { testOffice } from '#testing/office.ts'
import { sendServiceRequest } from './use-cases/send-service-request.ts'

const office = testOffice()
const { here, everything, look, at, going, approved, clerk, colleague, aKind, aPool, promised, setUp } = machineHiresOf(office)
beforeEach(setUp)

const officer = () => office.staff('muslim', ...everything, ...Object.values(sitePermissions))
const shown = (asked: Record<string, string>, add: readonly string[] = []) => {
  const query = new URLSearchParams(asked)
  for (const kindId of add) query.append('add', kindId)
  return machineCatalogue(office.visitor(), query)
}
const ask = (more: Record<string, unknown> = {}) =>
  sendServiceRequest(office.visitor(), {
    ...{ formId: randomUUID(), kind: 'machines', machines: [here.kindId], fromOn: '2026-02-01', toOn: '2026-02-12' },
    ...{ wilayat: 'صلالة', site: 'ريسوت، قطعة 214', operator: 'with', km: '18', files: [] },
    ...{ name: 'عيسى الحضري', phone: '90000145', replyBy: 'call', company: 'مؤسسة سدح', ...more },
  } as Parameters<typeof sendServiceRequest>[1])

test('1 every price says operator, fuel, transport and minimum, and a kind without a price is not shown', async () => {
  await aKind({ name: 'رولر', tradeName: '', capacity: '', deposit: '0' })
  const { kinds, freeWayDays, basket } = await shown({})
  expect(kinds.map(({ name }) => name)).toEqual(['حفارة'])
  expect(basket).toBeNull()
  for (const kind of kinds)
    expect(priceSays(kind, freeWayDays)).toEqual({
      operator: 'بمشغّل',
      fuel: 'الديزل عليك',
      transport: expect.stringMatching(/^النقل ذهابًا وعودة .*90\.000.* وعلينا من 26 يوم عمل$/),
      minimum: 'الحد الأدنى بالساعة 4 ساعات، واليوم 10 ساعات',
    })
  expect(await cancellingMachines(office.visitor())).toEqual({ hireCancelRule: 'بلا رسوم' })
})

test('2 the sum in the request equals the quotation and the invoice for the same days', async () => {
  const { basket, days } = await shown({ from: '2026-02-01', until: '2026-02-12', operator: 'with', km: '18' }, [here.kindId])
  // Two weeks of working days, the way there and back, and the tax.
  expect(days).toBe(11)
  const total = 988_000n + 90_000n + 53_900n
  expect(basket?.ahead).toMatchObject({ net: 1_078_000n, vat: 53_900n, total })
  const { id } = await ask()
  const row = await office.db.selectFrom('serviceRequests').select('trade').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.trade).toMatchObject({ machines: 'حفارة 22 طنًا', total: String(total) })
  const { hireId } = await quoteRequest(officer(), { id })
  const quoted = await look(hireId)
  expect(quoted).toMatchObject({ stage: 'quoted', name: 'مؤسسة سدح', repName: 'عيسى الحضري', net: 1_078_000n, vat: 53_900n })
  await putInForce(clerk(), hireId)
  at('2026-02-01')
  const lineId = quoted.lines[0]?.id ?? ''
  await dispatchMachine(clerk(), going(lineId))
  for (const day of workDays({ rest: [5], holidays: [] }, '2026-02-01', '2026-02-12')) await approved(lineId, day)
  await takeMachineBack(clerk(), { lineId, meter: '4600', sure: 'yes', note: 'بلا كشوف' })
  await billCycle(colleague(), { contractId: hireId, number: '1' })
  expect((await look(hireId)).cycles).toMatchObject([{ net: 1_078_000n, paper: { total } }])
})

test('several machines are one request, by the hour where they are wanted so, and become one quotation once', async () => {
  const { id } = await ask({ machines: [here.kindId, here.kindId], toOn: '2026-02-01', hoursPerDay: '3' })
  const one = await thread(officer(), id)
  expect(one).toMatchObject({ quoting: { path: null, may: true }, asked: { answers: expect.any(Array) } })
  const made = await Promise.all([quoteRequest(officer(), { id }), quoteRequest(officer(), { id })])
  expect(new Set(made.map(({ hireId }) => hireId)).size).toBe(1)
  const hireId = made[0]?.hireId ?? ''
  // A call-out of three hours costs its minimum of four, each machine its way.
  expect(await look(hireId)).toMatchObject({ net: 2n * (48_000n + 90_000n), lines: [{ basis: 'hour' }, { basis: 'hour' }] })
  expect((await thread(officer(), id))?.quoting?.path).toContain(hireId)
  await expect(quoteRequest(office.staff('huda', ...Object.values(sitePermissions)), { id })).rejects.toThrow()
})

test('what is free in the chosen days is shown, and from when on where nothing is', async () => {
  const room = async () => (await shown({ from: '2026-02-01', until: '2026-02-28' })).kinds[0]?.room
  expect(await room()).toEqual({ free: 2, from: null })
  await promised()
  expect(await room()).toEqual({ free: 1, from: null })
  await promised()
  // The night is enough to make it ready.
  expect(await room()).toMatchObject({ free: 0, from: '2026-03-01' })
})

test('scaffolding is chosen by quantity with its price, and becomes a line of the quotation by the same price', async () => {
  const poolId = await aPool()
  const { pools, groups } = await shown({})
  expect(pools).toMatchObject([{ name: 'سقالات', unit: 'م²', monthPrice: 600n, chosen: 0 }])
  expect(groups).toEqual([])
  const days = { from: '2026-02-01', until: '2026-03-02' }
  const { basket, pools: chosen } = await shown({ ...days, [`pool.${poolId}`]: '400' })
  // Thirty days of 400 m² at 0.600, with the tax.
  expect(basket?.ahead).toMatchObject({ lines: [], net: 240_000n, total: 252_000n, deposit: 400_000n })
  expect(chosen).toMatchObject([{ chosen: 400, kept: expect.not.arrayContaining([[`pool.${poolId}`, '400']]) }])
  const { basket: tooMuch } = await shown({ ...days, [`pool.${poolId}`]: '9000' })
  expect(tooMuch).toMatchObject({
    ahead: null,
    problem: expect.stringContaining('المتاح منها من 1 فبراير 2026 إلى 2 مارس 2026 4,200 م²'),
  })
  const { pools: mistyped } = await shown({ ...days, [`pool.${poolId}`]: 'ستمئة' })
  expect(mistyped).toMatchObject([{ chosen: 0, typed: 'ستمئة', faults: ['اكتب كمية من 1 إلى 4200.'] }])
  const { id } = await ask({ machines: undefined, pools: `${poolId}:400`, toOn: '2026-03-02' })
  const row = await office.db.selectFrom('serviceRequests').select('trade').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.trade).toMatchObject({ machines: 'سقالات 400 م²', total: '252000' })
  const { hireId } = await quoteRequest(officer(), { id })
  expect(await look(hireId)).toMatchObject({ net: 240_000n, lines: [], pools: [{ poolId, quantity: 400 }] })
})

test('the groups of kinds narrow the page and keep what was chosen, and only those with something are offered', async () => {
  const { groups: alone } = await shown({})
  expect(alone).toEqual([])
  await office.db.updateTable('machineKinds').set({ workGroup: 'earth' }).where('id', '=', here.kindId).execute()
  await aPool()
  const { groups } = await shown({ from: '2026-02-01' }, [here.kindId])
  expect(groups.map(({ label }) => label)).toEqual(['الكل', 'حفر وتحميل', 'سقالات'])
  expect(groups[2]?.to).toContain(`add=${here.kindId}`)
  const scaffolds = await shown({ group: 'scaffolding', from: '2026-02-01' }, [here.kindId])
  expect([scaffolds.kinds, scaffolds.pools.length, scaffolds.basket?.ahead?.lines.length]).toEqual([[], 1, 1])
  const earth = await shown({ group: 'earth' })
  expect([earth.kinds.length, earth.pools]).toEqual([1, []])
  expect((await shown({ group: 'nonsense' })).kinds).toHaveLength(1)
})

test('what cannot be had is said under what is wrong, and with what was chosen on the page', async () => {
  const faults = async (more: Record<string, unknown>) => {
    const error = await ask(more).catch((reason) => reason)
    return Object.fromEntries(
      (error.issues ?? []).map((issue: { path: string[]; message: string }) => [issue.path[0], issue.message]),
    )
  }
  expect(await faults({ machines: [randomUUID()] })).toEqual({ machines: expect.stringContaining('لم يعد لهذا النوع سعر') })
  expect(await faults({ machines: undefined })).toEqual({ machines: 'اختر معدّة واحدة على الأقل.' })
  expect(await faults({ fromOn: '2026-01-02' })).toEqual({ fromOn: 'اختر اليوم أو تاريخًا بعده.' })
  expect((await shown({ from: '2026-01-02' })).faults.from).toBeDefined()
})

test('what was chosen stays chosen where no operator is wanted: a kind that is let with one alone keeps it', async () => {
  const without = await shown({ from: '2026-02-01', until: '2026-02-12', operator: 'without', km: '18' }, [here.kindId])
  expect(without.basket).toMatchObject({ problem: null, ahead: { lines: [{ withOperator: true }] } })
  expect(without.kinds).toMatchObject([{ chosen: 1, fits: false }])
  const { id } = await ask({ operator: 'without' })
  const { hireId } = await quoteRequest(officer(), { id })
  expect((await look(hireId)).lines).toMatchObject([{ withOperator: true }])
})
