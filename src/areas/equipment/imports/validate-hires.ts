import { z } from 'zod'
import { whyNotOut } from '#areas/calendar/public.ts'
import { customersMeant } from '#areas/customers/public.ts'
import { collectFaults, type ImportedTable, mustStandOnce, readCells, type Say, type Validated } from '#areas/imports/public.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf, endOfDay, timeOn } from '#values/days.ts'
import { baisa } from '#values/shapes.ts'
import { folded } from '#values/text.ts'
import { equipmentPermissions } from '../permissions.ts'
import { bringHire, type OpenHire, type OpenLine } from './bringing.ts'
import { agreedBefore } from './hire-agreed.ts'
import { hireMoneyBefore } from './hire-money-before.ts'
import { type HireRow, hireIn } from './hire-row.ts'
import { hireTable } from './hire-table.ts'

/** A machine of the file, who has it and where, and by which contract once it is taken. */
export const FoundHire = z.object({
  ...{ code: z.string(), customer: z.string(), site: z.string(), until: z.string(), billedUntil: z.string() },
  ...{ billed: baisa, deposit: baisa, contractId: z.string().nullable(), contract: z.string().nullable() },
})
type FoundHire = z.output<typeof FoundHire>
type Chosen = { goLive: string; branchId: string }

/** Every row against the register, the calendar and the opening balances. A machine that is in by now, out since that day, stays as it is. */
export async function validateHires(
  work: Work,
  { chosen, ...brought }: ImportedTable & { chosen: Chosen },
): Promise<Validated<FoundHire>> {
  const { say, inOrder, isFaulty } = collectFaults(hireTable)
  const read = readCells(hireTable, brought, say).flatMap((one) => hireIn(one, chosen.goLive, say) ?? [])
  mustStandOnce(
    read.map(({ row, code }) => ({ row, name: code })),
    'code',
    say,
  )
  const found = await Promise.all(read.map(async (row) => ({ row, machine: await machineOf(work, row) })))
  const fresh = found.filter(({ machine }) => !machine?.isIn)
  const lines = await openLines(work, fresh, { chosen, say })
  mustBeOneSite(lines, say)
  const good = lines.filter(({ row }) => !isFaulty(row.row))
  return {
    ...{ faults: inOrder(), good: good.length, known: found.length - fresh.length, found: good.map((one) => foundIn(one, null)) },
    async take(taking) {
      const written: FoundHire[] = []
      for (const of of hiresIn(good)) {
        const as = await bringHire(taking, hireOf(of, chosen.branchId))
        written.push(...of.map((one) => foundIn(one, as)))
      }
      return written
    },
  }
}

type Line = { row: HireRow; line: OpenLine; customer: { id: string; name: string } }

const foundIn = ({ row, customer }: Line, as: { contractId: string; number: string } | null): FoundHire => ({
  ...{ code: row.code, customer: customer.name, site: row.site, until: row.until, billedUntil: row.billedUntil },
  ...{ billed: row.billed, deposit: row.deposit, contractId: as?.contractId ?? null, contract: as?.number ?? null },
})

/** The machines of one old contract are one hire; one without a number is a hire of its own. */
const keyOf = ({ row, customer }: Line) => (row.number ? `${customer.id} ${folded(row.number)}` : String(row.row))
const hiresIn = (lines: readonly Line[]) => [...Map.groupBy(lines, keyOf).values()]

function mustBeOneSite(lines: readonly Line[], say: Say) {
  for (const of of hiresIn(lines))
    for (const { row } of of)
      if (folded(row.site) !== folded(of[0]?.row.site ?? ''))
        say(row.row, 'site', `كُتب للعقد نفسه موقع آخر: ${of[0]?.row.site}. وحّد الموقع أو رقم العقد.`)
}

function hireOf(of: readonly Line[], branchId: string): OpenHire {
  const [first] = of
  if (!first) throw new Error('a hire without a machine')
  const { site, wilayat, km, repName, repPhone, poNumber, number } = first.row
  return {
    ...{ branchId, customer: first.customer, note: number ?? null, lines: of.map(({ line }) => line) },
    site: { site, wilayat, km, repName, repPhone, poNumber, silence: false },
  }
}

/** The machine of a code, and whether its hire of that day is in by now. */
async function machineOf({ tx }: Work, { code, from }: HireRow) {
  const machine = await tx
    .selectFrom('machines')
    .innerJoin('machineKinds', 'machineKinds.id', 'machines.kindId')
    .select(['machines.id', 'code', 'branchId', 'kindId', 'meter', 'operated'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!machine) return null
  const before = await tx
    .selectFrom('hireSegments')
    .innerJoin('hireLines', 'hireLines.id', 'hireSegments.lineId')
    .select('outAt')
    .where('machineId', '=', machine.id)
    .where('beforeUntil', 'is not', null)
    .execute()
  return { ...machine, isIn: before.some(({ outAt }) => dayOf(outAt) === from) }
}
type Machine = NonNullable<Awaited<ReturnType<typeof machineOf>>>
type Fresh = readonly { row: HireRow; machine: Machine | null }[]
type Against = { chosen: Chosen; say: Say }

async function openLines(work: Work, fresh: Fresh, { chosen, say }: Against) {
  const customers = await customersMeant(
    work,
    fresh.map(({ row }) => row.customer),
  )
  const termsOf = await agreedBefore(work)
  const before = hireMoneyBefore(work, say)
  const operatorOf = operatorsFree(work, say)
  const lines: Line[] = []
  for (const { row, machine } of fresh) {
    const customer = customerIn(row, customers.get(row.customer), say)
    if (!machine) say(row.row, 'code', 'لا معدّة بهذا الرمز. استورد المعدات أولًا، أو صحّح الرمز.')
    else mustBeOurs(work, { row, machine, chosen, say })
    if (!machine || !customer) continue
    const terms = await termsOf({ row, kindId: machine.kindId, partyId: customer.id })
    if (!terms) {
      say(row.row, 'code', 'لا سعر لنوع هذه المعدّة اليوم. انشر قائمة الأسعار أولًا.')
      continue
    }
    if (row.basis === 'hour' && terms.agreed.hour === 0n) say(row.row, 'hour', 'اكتب سعر الساعة.')
    if (row.basis === 'load' && terms.agreed.load === 0n) say(row.row, 'load', 'اكتب سعر النقلة.')
    const stretch = { resourceId: machine.id, from: timeOn(row.from, '07:00'), until: endOfDay(row.until) }
    const why = row.until < row.from ? null : await whyNotOut(work, { ...stretch, turnaround: terms.turnaround })
    if (why) say(row.row, 'code', why)
    const operatorId = await operatorOf(row, machine)
    const depositId = await before.depositOf(row, customer.id)
    await before.mustBeOpen(row, customer.id)
    const { basis, from, until, billedUntil, billed } = row
    const line = { basis, from, until, billedUntil, billed, meter: row.meter, deposit: row.deposit, depositId, operatorId }
    lines.push({ row, customer, line: { ...line, terms, machine, withOperator: operatorId !== null } })
  }
  return lines
}

type Ours = { row: HireRow; machine: Machine; chosen: Chosen; say: Say }

function mustBeOurs({ actor }: Work, { row, machine, chosen, say }: Ours) {
  if (!reaches(actor, equipmentPermissions.manage, machine)) say(row.row, 'code', 'هذه المعدّة لفرع خارج صلاحيتك.')
  else if (machine.branchId !== chosen.branchId) say(row.row, 'code', 'هذه المعدّة لفرع آخر غير الذي اخترته.')
}

type Meant = { id: string; name: string; several: boolean } | undefined

function customerIn({ row }: HireRow, meant: Meant, say: Say) {
  if (!meant) say(row, 'customer', 'لا عميل بهذا الهاتف. استورد العملاء أولًا، أو سجّله ثم ارفع الملف.')
  else if (meant.several) say(row, 'customer', 'لهذا الهاتف أكثر من عميل. اكتب رقم العميل، مثل CU-10002.')
  return meant && !meant.several ? { id: meant.id, name: meant.name } : null
}

/** Who works a machine: somebody we know, who works no other. */
function operatorsFree({ tx }: Work, say: Say) {
  const taken = new Set<string>()
  return async ({ row, operator }: HireRow, { operated }: Machine) => {
    const no = (message: string) => {
      say(row, 'operator', message)
      return null
    }
    if (!operator) return operated === 'with' ? no('هذا النوع لا يُؤجَّر إلا بمشغّل. اكتب هاتفه.') : null
    if (operated === 'without') return no('هذا النوع يُؤجَّر بدون مشغّل. احذف الهاتف.')
    const [one, other] = await tx
      .selectFrom('machineOperators')
      .leftJoin('hireSegments', (join) => join.onRef('operatorId', '=', 'machineOperators.id').on('backAt', 'is', null))
      .select(['machineOperators.id', 'lineId'])
      .where('phone', '=', operator)
      .where('active', '=', true)
      .execute()
    if (!one) return no('لا مشغّل بهذا الهاتف. استورد المشغّلين أولًا.')
    if (other) return no('لهذا الهاتف أكثر من مشغّل. صحّح هواتفهم في السجل.')
    if (one.lineId || taken.has(one.id)) return no('هذا المشغّل على معدّة أخرى.')
    taken.add(one.id)
    return one.id
  }
}
