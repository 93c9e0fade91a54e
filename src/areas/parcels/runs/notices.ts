import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { nearDay, weekdayAndDay } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { dueAtDoor } from '../counter/taking-money.ts'
import { stepFacts } from '../journey/facts.ts'
import { codeOf } from '../journey/hand-over-code.ts'
import { linkToken } from '../journey/registering.ts'
import { recipientPath } from '../paths.ts'
import { windowInWords } from '../redelivery/windows.ts'

const no = { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' }
const code = { label: 'رمز التسليم', sample: '4821' }
const amount = { label: 'المطلوب', sample: '12.500 ر.ع.', longest: '500.000 ر.ع.' }
const url = { label: 'رابط الطرد', sample: `https://example.om${recipientPath('mV5kq0yT8nB2sXw7cR4eJd')}` }
const when = {
  label: 'اليوم والوقت',
  sample: 'اليوم بين 4:00 م و6:00 م',
  longest: 'غدًا بين 10:00 ص و12:00 م',
}

export const runNotices = [
  notice({
    name: 'parcels.tell-dispatched',
    label: 'خرج طرد للتوصيل، ولا يُقبض عنه شيء',
    on: stepFacts.dispatched,
    category: 'code',
    atAnyHour: true,
    variables: { no, when, code },
    templates: { sms: 'التحالف: طردك {no} يصل {when}. رمز التسليم {code}، ولا يُعطى قبل رؤية الطرد.' },
    tell: async ({ number, recipientPhone }, asking) => {
      const out = await onItsWay(asking)
      if (!out || out.due > 0n) return null
      return { to: { phone: recipientPhone }, values: { no: number, when: out.when, code: out.code } }
    },
    stillTrue: (tx, _, { subjectId }) => isOut(tx, subjectId),
  }),
  notice({
    name: 'parcels.tell-dispatched-cod',
    label: 'خرج طرد للتوصيل، ويُقبض عنه مبلغ',
    on: stepFacts.dispatched,
    category: 'code',
    atAnyHour: true,
    variables: { no, when, amount, code },
    templates: { sms: 'التحالف: طردك {no} يصل {when}، والمطلوب {amount} الرمز {code}، ولا يُعطى قبل رؤيته.' },
    tell: async ({ number, recipientPhone }, asking) => {
      const out = await onItsWay(asking)
      if (!out || out.due === 0n) return null
      const values = { no: number, when: out.when, amount: inRials(out.due), code: out.code }
      return { to: { phone: recipientPhone }, values }
    },
    stillTrue: (tx, _, { subjectId }) => isOut(tx, subjectId),
  }),
  notice({
    name: 'parcels.tell-attempt',
    label: 'محاولة توصيل لم تنجح',
    on: stepFacts['attempt-failed'],
    variables: { no, reason: { label: 'السبب', sample: 'لا يجيب', longest: 'العنوان ناقص أو خاطئ' }, url },
    templates: {
      sms: 'التحالف: لم يُسلَّم طردك: {reason}. لموعد آخر، أو إن لم يأتِ أحد: {url}',
      whatsapp: 'السلام عليكم، لم يُسلَّم طردك {no}: {reason}. لموعد آخر، أو إن لم يأتِ أحد: {url}',
    },
    tell: async ({ number, recipientPhone, reason }, { tx, subjectId, origin }) => ({
      to: { phone: recipientPhone },
      values: { no: number, reason: reason ?? '', url: origin + recipientPath(await linkToken(tx, subjectId)) },
    }),
  }),
]

type Asking = { tx: Tx; subjectId: string; now: () => Date }

/** With the last piece it is out: only then has it the code of the door. */
async function onItsWay({ tx, subjectId, now }: Asking) {
  const row = await tx.selectFrom('parcels').selectAll().where('id', '=', subjectId).executeTakeFirst()
  if (row?.state !== 'out-for-delivery') return null
  const { cash } = await dueAtDoor({ tx, now }, row)
  return { code: await codeOf(tx, subjectId, row.codeNumber), when: whenItComes(row, dayOf(now())), due: cash }
}

type Chosen = { deliverOn: string | null; deliverFrom: string | null }

/** «اليوم», with the two hours that were chosen for it. */
function whenItComes({ deliverOn, deliverFrom }: Chosen, today: string) {
  if (!deliverOn || deliverOn < today) return 'اليوم'
  const day = nearDay(deliverOn, today) ?? weekdayAndDay(deliverOn, today)
  return deliverFrom ? `${day} ${windowInWords(deliverFrom)}` : day
}

async function isOut(tx: Tx, parcelId: string) {
  const row = await tx.selectFrom('parcels').select('state').where('id', '=', parcelId).executeTakeFirst()
  return row?.state === 'out-for-delivery'
}
