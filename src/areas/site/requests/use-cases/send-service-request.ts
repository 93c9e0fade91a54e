import { closedAt } from '#areas/company/public.ts'
import { serviceRequested } from '#areas/site/facts.ts'
import { answersOf, daysAskedBy, requestKinds, type Trade } from '#areas/site/request-kinds/all.ts'
import { leastDriverAge } from '#areas/vehicles/public.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { type Fault, fieldFaults } from '#platform/field-fault.ts'
import { anyone } from '#platform/permissions.ts'
import { nameIn } from '#values/asked.ts'
import { timeOn } from '#values/days.ts'
import { howMany } from '#values/plural.ts'
import { faultsOfDays } from '../days-ahead.ts'
import { ServiceRequestInput } from '../inputs.ts'
import { closedDays } from './closed-days.ts'
import { enterInbox, senderOf } from './entries.ts'
import { withPrices } from './machines-asked.ts'
import { formOf, hearsOfIt, keepFiles, mailboxOf, numberOf, sentBefore, sentMeanwhile } from './sending.ts'

/** A visitor asks for one of the services, on the form at the end of its page. */
export const sendServiceRequest = command({
  name: 'site.send-service-request',
  permission: anyone,
  input: ServiceRequestInput,
  byTheClock: wrongDays,
  async run(work, input) {
    const form = formOf(input)
    const before = await sentBefore(work, 'serviceRequest', form)
    if (before) return before
    const { formId: _, kind, name, phone, email = null, replyBy, details = null, files, ...typed } = input
    const faults = [
      ...wrongDays(input, work.now()),
      ...(await closedDays(work, { names: ['visitOn', 'viewingOn'], typed })),
      ...(await closedHours(work, typed)),
      ...(await tooYoung(work, typed)),
    ]
    if (faults.length > 0) throw fieldFaults(faults)

    const trade = kind === 'machines' ? await withPrices(work, typed) : typed
    const { service, title } = requestKinds[kind]
    const contact = { name, phone, email, replyBy }
    const asked = { id: work.newId(), service, kind, details, trade: asJson(trade), quotedAs: null }
    const sent = await work.tx
      .insertInto('serviceRequests')
      .values({ ...form, ...contact, ...asked, sentAt: work.now() })
      .onConflict((conflict) => conflict.column('formId').doNothing())
      .returning(['id', 'sequence', 'sentAt'])
      .executeTakeFirst()
    if (!sent) return sentMeanwhile(work, 'serviceRequest', form)

    await keepFiles(work, files, { serviceRequestId: sent.id })
    const what = { number: numberOf('serviceRequest', sent), service, kind, title }
    const answers = answersOf(kind, { ...trade, details, files })
    const reach = { confirm: await hearsOfIt(work.tx, { ...contact, ...sent }), mailbox: await mailboxOf(work) }
    const told = { ...contact, ...sent, kind, service, preview: details ?? '', ...senderOf(work) }
    await enterInbox(work, { ...told, queue: 'serviceRequest' })
    work.record(serviceRequested, sent.id, { ...contact, ...what, ...reach, id: sent.id, answers })
    return { id: sent.id, again: false }
  },
})

/** Whether a day is still to come is known only here, where the clock is; the form tells it under the field like any other fault. */
function wrongDays(typed: Trade, now: Date) {
  const kind = nameIn(requestKinds, String(typed.kind))
  return kind ? faultsOfDays({ names: daysAskedBy(kind) }, typed, now) : []
}

/** Somebody of ours hands a car over and takes it back, so an hour that is named lies within the hours of that day. */
async function closedHours(work: Work, trade: Trade) {
  const faults: Fault[] = []
  for (const [on, at] of [
    ['fromOn', 'fromAt'],
    ['toOn', 'toAt'],
  ] as const) {
    const open = trade[at] ? await closedAt(work, timeOn(String(trade[on]), String(trade[at]))) : null
    if (open) faults.push([at, open.length ? `اختر ساعة ضمن ساعات ذلك اليوم: ${open.join('، ')}.` : closedDay])
  }
  return faults
}

const closedDay = 'المكتب مغلق في ذلك اليوم. اختر يومًا آخر، أو اترك الساعة فارغة لنتفق عليها.'

const ofAge = 18

/** From which age we let a car stands with its classes; the insurers ask for it, so it is not left to the counter. */
async function tooYoung(work: Work, trade: Trade): Promise<Fault[]> {
  if (!('driverAge' in trade)) return []
  const least = (await leastDriverAge(work)) ?? ofAge
  return Number(trade.driverAge) < least ? [['driverAge', `العمر ${howMany(least, 'year')} على الأقل.`]] : []
}

/** Money becomes its digits: JSON has no whole number of that size. */
const asJson = (trade: Trade) => JSON.stringify(trade, (_, value) => (typeof value === 'bigint' ? String(value) : value))
