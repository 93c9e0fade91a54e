import { z } from 'zod'
import { barsAmong, holdPlansOf } from '#areas/calendar/public.ts'
import { machinePath } from '#areas/equipment/paths.ts'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { addTask } from '#areas/tasks/public.ts'
import type { Approvable } from '#platform/area.ts'
import type { Work } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { standAs } from '../out-of-use/standing.ts'
import { settleService } from '../service/asking.ts'
import { machineSold } from './facts.ts'
import { inHours, machineKind, type Ownership, type Readiness } from './machine.ts'

export const saleAction = 'equipment.sell'

/** What waits for a second pair of eyes. */
export const AskedSale = z.object({ machineId: z.uuid(), on: z.string(), to: z.string(), amount: z.string() })
type Sale = z.output<typeof AskedSale>

const heldMachine = (work: Work, id: string) =>
  work.tx
    .selectFrom('machines')
    .innerJoin('machineKinds', 'machineKinds.id', 'machines.kindId')
    .selectAll('machines')
    .select('certificateNeeded')
    .where('machines.id', '=', id)
    .forUpdate('machines')
    .executeTakeFirstOrThrow()

/** Ours, with nobody and promised to nobody; that it is out of use keeps nobody from selling it. */
export async function mustBeToSell(work: Work, one: { id: string; readiness: Readiness; ownership: Ownership }) {
  if (one.readiness === 'sold') throw new Refusal('equipment.sold', 'بيعت هذه المعدّة من قبل.')
  if (one.ownership !== 'own') throw new Refusal('equipment.not-ours', 'هذه المعدّة مستأجرة من الغير، فلا تُباع. أعدها إلى صاحبها.')
  const bars = await barsAmong({ db: work.tx, now: work.now }, [one.id], { from: work.now(), until: farAhead(work.now()) })
  if (bars.some(({ kind }) => kind !== 'maintenance'))
    throw new Refusal('equipment.promised', 'المعدّة مؤجرة أو محجوزة. أعدها أو انقل حجوزاتها إلى غيرها أولًا.')
}

/** Nobody books so far ahead. */
const farAhead = (now: Date) => new Date(now.getTime() + 20 * 365 * 86_400_000)

/** It is hired out to nobody any more, and all that happened to it stays. */
async function sell(work: Work, { machineId: id, on, to, amount }: Sale) {
  const one = await heldMachine(work, id)
  await holdPlansOf(work, one.kindId)
  await mustBeToSell(work, one)
  const sold = { soldOn: on, soldTo: to, soldFor: BigInt(amount) }
  await standAs(work, one, { readiness: 'sold', sold })
  await settleService(work, id)
  await askToBook(work, one, sold)
  work.record(machineSold, id, { code: one.code, model: one.model, on, to, amount: sold.soldFor })
}

type Sold = { id: string; code: string; model: string; branchId: string; boughtFor: bigint | null }

/** Its price, what it was written down to and what is won or lost by it stand in the books by a voucher of the accountant. */
const askToBook = (work: Work, one: Sold, { soldOn, soldTo, soldFor }: { soldOn: string; soldTo: string; soldFor: bigint }) =>
  addTask(work, {
    ...{ rule: 'equipment.book-sale', period: soldOn, subject: { kind: machineKind, id: one.id } },
    title: cut(`قيّد بيع ${one.model} ${one.code}: ${inRials(soldFor)}`, 200),
    details: cut(
      `بيعت إلى ${soldTo} في ${dayInWords(soldOn)}. ${one.boughtFor === null ? '' : `اشتُريت بمبلغ ${inRials(one.boughtFor)} `}أخرج ثمنها ومجمع إهلاكها بقيد يومية، والفرق ربح أو خسارة.`,
      400,
    ),
    ...{ role: 'accountant', branchId: one.branchId, dueAt: work.now() },
  })

export const approveSale: Approvable = {
  action: saleAction,
  label: 'بيع معدّة',
  approver: 'generalManager',
  async tell({ db, actor }, payload) {
    const { machineId, on, to, amount } = AskedSale.parse(payload)
    const row = await db.selectFrom('machines').selectAll().where('id', '=', machineId).executeTakeFirstOrThrow()
    const bought = row.boughtFor !== null && reaches(actor, may.viewCosts, row) ? inRials(row.boughtFor) : null
    return [
      {
        question: 'المعدّة',
        answer: `${row.model} ${row.code}، ${inHours(row.meter)} ساعة`,
        path: reaches(actor, may.view, row) ? machinePath(machineId) : null,
      },
      { question: 'المشتري', answer: to },
      { question: 'يوم البيع', answer: dayInWords(on) },
      { question: 'الثمن', answer: inRials(BigInt(amount)) },
      ...(bought ? [{ question: 'اشتُريت بمبلغ', answer: bought }] : []),
      { question: 'بعد الاعتماد', answer: 'لا تُؤجَّر ولا تُحجز بعدها، ويبقى سجلها. يُطلب من المحاسب قيد ثمنها وربحها أو خسارتها.' },
    ]
  },
  anewAt({ actor }, payload) {
    return actor.may(may.manage) ? machinePath(AskedSale.parse(payload).machineId) : null
  },
  apply: (work, payload) => sell(work, AskedSale.parse(payload)),
}
