import { branches } from '#areas/company/public.ts'
import { demonstrationPeople } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { addImplement } from './implements/use-cases/add-implement.ts'
import { addKind } from './kinds/use-cases/add-kind.ts'
import { addMachine } from './machines/use-cases/add-machine.ts'
import { addMachinePaper } from './machines/use-cases/change-machine-papers.ts'
import { setMachineReadiness } from './machines/use-cases/set-machine-readiness.ts'
import { licenceField } from './operators/licence-field.ts'
import { addOperator } from './operators/use-cases/add-operator.ts'
import { addPool } from './pools/use-cases/add-pool.ts'
import { extraField, hourField, rungField, rungs } from './prices/price-list.ts'
import { publishMachinePrices } from './prices/use-cases/publish-machine-prices.ts'
import { particularMachines, scaffolding, seededImplements, seededKinds, seededOperators } from './seeded-yard.ts'

/** Eight kinds with their card, thirty-one machines with their papers, fourteen operators, and scaffolding by the square metre. */
export async function seedEquipment(ctx: Ctx) {
  const branchId = (await branches(ctx)).find(({ code }) => code === 'SLL')?.id
  const ids = new Map<string, string>()
  for (const { prices: _, machines: __, ...kind } of seededKinds)
    ids.set(kind.name, (await addKind(ctx, { id: ctx.newId(), ...kind })).id)
  await publishCard(ctx, ids)
  for (const { name, machines } of seededKinds)
    for (const machine of machines) await seedMachine(ctx, machine, { kindId: ids.get(name) ?? '', branchId })
  await seedOperators(ctx, { ids, branchId })
  for (const { fits, ...one } of seededImplements)
    await addImplement(ctx, {
      ...{ id: ctx.newId(), branchId, ...one, state: 'ready' },
      kindIds: fits.map((name) => ids.get(name) ?? ''),
    })
  await addPool(ctx, { id: ctx.newId(), ...scaffolding })
}

async function publishCard(ctx: Ctx, ids: Map<string, string>) {
  const before = new Date(ctx.now().getTime() - 120 * 86_400_000)
  const fields = seededKinds.map(({ name, prices }) => {
    const id = ids.get(name) ?? ''
    return {
      ...Object.fromEntries(rungs.map(([days], at) => [rungField(id, days), prices.rungs[at] ?? ''])),
      ...{ [hourField(id)]: prices.hour ?? '', [extraField(id, 'overtime')]: prices.overtime ?? '' },
      [extraField(id, 'load')]: prices.load ?? '',
    }
  })
  await publishMachinePrices(
    { ...ctx, now: () => before },
    { validFrom: dayOf(before), seen: '0', ...Object.assign({}, ...fields) },
  )
}

type Of = { kindId: string; branchId: string | undefined }
type Row = (typeof seededKinds)[number]['machines'][number]

async function seedMachine(ctx: Ctx, [code, model, made, meter]: Row, { kindId, branchId }: Of) {
  const today = dayOf(ctx.now())
  const { certificateDays = 260, readiness } = particularMachines[code] ?? {}
  const { id: machineId } = await addMachine(ctx, {
    ...{ id: ctx.newId(), branchId, kindId, code, model, made, meter, ownership: 'own', yard: 'ساحة ريسوت' },
    ...{ serviceAt: String(Math.ceil((Number(meter) + 60) / 250) * 250), boughtOn: `${made}-03-01` },
  })
  const papers = [
    { kind: 'insurance', number: `P-${code}`, expiresOn: daysAfter(today, 300) },
    { kind: 'certificate', number: `C-${code}`, expiresOn: daysAfter(today, certificateDays) },
  ] as const
  for (const paper of papers)
    await addMachinePaper(ctx, { id: ctx.newId(), machineId, ...paper, file: [], issuedOn: daysAfter(today, -60) })
  if (readiness) await setMachineReadiness(ctx, { machineId, readiness })
}

async function seedOperators(ctx: Ctx, { ids, branchId }: { ids: Map<string, string>; branchId: string | undefined }) {
  const people = await demonstrationPeople(ctx)
  for (const [at, { name, phone, account, kinds }] of seededOperators.entries()) {
    const licences = kinds.map((kind) => [
      licenceField(ids.get(kind) ?? ''),
      daysAfter(dayOf(ctx.now()), at === 1 ? 39 : 400 + at),
    ])
    const accountId = people.find(({ email }) => account && email?.startsWith(`${account}@`))?.id
    const person = { id: ctx.newId(), branchId, name, phone, active: 'yes', ...(accountId && { accountId }) }
    await addOperator(ctx, { ...person, ...Object.fromEntries(licences) })
  }
}
