import { contractPath } from '#areas/contracts/contract.ts'
import { contractCancelled, contractSigned, contractTakenBack } from '#areas/contracts/facts.ts'
import { ownContractsPath } from '#areas/contracts/portal/own-contracts.ts'
import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { signatureAsked, signatureDeclined } from './facts.ts'
import { signings } from './found.ts'
import { linkTo } from './link.ts'
import { standingOf } from './signing.ts'

const said = {
  contract: { label: 'العقد', sample: 'عقد إيجار L-SLL26-0042', longest: 'اتفاقية إدارة أملاك M-SLL26-0042' },
  thing: { label: 'محل العقد', sample: 'شقة 19، برج السعادة', longest: 'شقة 1204، مجمع واحة صلالة السكني التجاري' },
  name: { label: 'الموقّع', sample: 'سالم المعشني', longest: 'عبدالرحمن بن محمد بن سعيد الشنفري' },
}
const url = { label: 'رابط التوقيع', sample: `https://example.om/sign/${'Xk3v'.repeat(11).slice(0, 43)}` }
const until = { label: 'آخر يوم للرابط', sample: '2 ديسمبر' }

/** A mandate names every property it is about. */
const thingOf = ({ title }: { title: string }) => cut(title, 80)

const signingOf = (tx: Tx, id: string) => signings(tx).where('contractSignings.id', '=', id).executeTakeFirst()

/** A link that another one followed, or behind which nothing is to be signed any more, is not sent. */
async function isWanted(tx: Tx, { signingId, links }: { signingId: string; links: number }, now: Date) {
  const one = await signingOf(tx, signingId)
  return one !== undefined && one.links === links && standingOf(one, now) === 'requested'
}

/** Everybody who was asked by a link to sign the paper this contract was sent on last, each once. */
async function askedOf(tx: Tx, contractId: string) {
  const rows = await signings(tx)
    .where('contractSignings.contractId', '=', contractId)
    .orderBy('contractPapers.place', 'desc')
    .orderBy('contractSignings.position')
    .execute()
  return rows.filter(({ paperId }) => paperId === rows[0]?.paperId)
}

const withdrawn = {
  label: 'سُحب العقد قبل توقيعه',
  variables: { contract: said.contract, thing: said.thing },
  templates: {
    'in-app': 'سُحب {contract}، {thing}، ولم يعد مطلوبًا توقيعه',
    sms: 'التحالف: سُحب {contract}، {thing}، ولم يعد مطلوبًا توقيعه.',
    whatsapp: 'السلام عليكم، سُحب {contract}، {thing}، ولم يعد مطلوبًا توقيعه. نوافيك بجديده إن أُرسل من جديد.',
    email: { subject: 'سُحب {contract}', text: 'مرحبًا،\n\nسُحب {contract}، {thing}، ولم يعد مطلوبًا توقيعه.\n\nفريق التحالف' },
  },
}

type About = { kind: string; number: string }
const tellWithdrawn = async ({ kind, number }: About, { tx, subjectId }: { tx: Tx; subjectId: string }) => {
  const asked = await askedOf(tx, subjectId)
  const to = asked.flatMap(({ partyId }) => (partyId ? [{ partyId }] : []))
  const [first] = asked
  const values = first && { contract: `${kind} ${number}`, thing: thingOf(first) }
  return values && to.length > 0 ? { to, values, path: ownContractsPath } : null
}

export const signingNotices = [
  notice({
    name: 'contracts.sign-by-link',
    label: 'رابط توقيع العقد',
    on: signatureAsked,
    variables: { ...said, until, url },
    templates: {
      'in-app': '{contract}، {thing}، بانتظار توقيعك حتى {until}',
      sms: 'التحالف: العقد جاهز لتوقيعك حتى {until} ({thing}): {url}',
      whatsapp: 'السلام عليكم {name}، {contract}، {thing}، بانتظار توقيعك حتى {until}. اقرأ النص ووقّع من هاتفك: {url}',
      email: {
        subject: '{contract} بانتظار توقيعك حتى {until}',
        text: 'مرحبًا {name}،\n\n{contract}، {thing}، بانتظار توقيعك حتى {until}. اقرأ النص ووقّع برمز يصلك:\n\n{url}\n\nفريق التحالف',
      },
    },
    async tell({ kind, number, partyId, signer, signingId }, { tx, origin, now }) {
      const one = await signingOf(tx, signingId)
      if (!one?.expiresAt || !partyId) return null
      const path = await linkTo(tx, one)
      const about = { contract: `${kind} ${number}`, thing: thingOf(one), until: dayInWords(one.expiresAt, dayOf(now())) }
      return { to: { partyId }, values: { ...about, name: signer, url: `${origin}${path}` }, path }
    },
    stillTrue: (tx, asked, { now }) => isWanted(tx, asked, now()),
  }),
  notice({
    name: 'contracts.signature-declined',
    label: 'رفض طرف توقيع العقد، للموظف',
    on: signatureDeclined,
    variables: { contract: said.contract, name: said.name, reason: { label: 'السبب', sample: 'الإيجار غير ما اتفقنا عليه' } },
    templates: { 'in-app': 'رفض {name} توقيع {contract}: {reason}' },
    tell: ({ askedBy, kind, number, signer, reason }, { subjectId }) => ({
      to: { accountId: askedBy },
      ...{ values: { contract: `${kind} ${number}`, name: signer, reason }, path: contractPath(subjectId) },
    }),
  }),
  notice({
    name: 'contracts.signed-by-all',
    label: 'اكتمل توقيع العقد',
    on: contractSigned,
    variables: { contract: said.contract, url },
    templates: {
      'in-app': 'اكتمل توقيع {contract}',
      sms: 'التحالف: اكتمل توقيع {contract}. نسختك الموقّعة: {url}',
      whatsapp: 'السلام عليكم، اكتمل توقيع {contract}. نسختك الموقّعة: {url}',
      email: {
        subject: 'اكتمل توقيع {contract}',
        text: 'مرحبًا،\n\nاكتمل توقيع {contract}، ونسختك الموقّعة هنا:\n\n{url}\n\nفريق التحالف',
      },
    },
    async tell({ way, kind, number }, { tx, subjectId, origin }) {
      if (way === 'paper') return null
      const asked = await askedOf(tx, subjectId)
      const links = asked.flatMap((one) => (one.partyId ? [{ partyId: one.partyId, link: linkTo(tx, one) }] : []))
      return Promise.all(
        links.map(async ({ partyId, link }) => {
          const path = await link
          return { to: { partyId }, values: { contract: `${kind} ${number}`, url: `${origin}${path}` }, path }
        }),
      )
    },
  }),
  notice({
    name: 'contracts.signed-for-office',
    label: 'اكتمل توقيع العقد، للموظف',
    on: contractSigned,
    variables: { contract: said.contract },
    templates: { 'in-app': 'اكتمل توقيع {contract}. فعّله ليسري' },
    async tell({ way, kind, number }, { tx, subjectId }) {
      const [first] = way === 'code' ? await askedOf(tx, subjectId) : []
      const path = contractPath(subjectId)
      return first ? { to: { accountId: first.askedBy }, values: { contract: `${kind} ${number}` }, path } : null
    },
  }),
  notice({ ...withdrawn, name: 'contracts.tell-taken-back', on: contractTakenBack, tell: tellWithdrawn }),
  notice({
    ...withdrawn,
    name: 'contracts.tell-cancelled',
    label: 'أُلغي العقد قبل توقيعه',
    on: contractCancelled,
    tell: tellWithdrawn,
  }),
]
