import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import {
  expenseAccepted,
  expenseAsked,
  expenseExplained,
  expenseQuestioned,
  expenseRefused,
  expenseReminded,
} from './expense-facts.ts'
import { ownRequestPath } from './own-paths.ts'
import { whoSorts } from './reached.ts'
import { requestPath } from './request.ts'

const variables = {
  unit: { label: 'المكان', sample: 'شقة 12، برج السعادة', longest: 'شقة 12، مجمّع الحافة التجاري الكبير' },
  issue: { label: 'العطل', sample: 'تكييف' },
  amount: { label: 'المبلغ', sample: '62.000 ر.ع.', longest: '1,000.000 ر.ع.' },
  limit: { label: 'حد المصروف', sample: 'فوق حدك 50.000 ر.ع.' },
  why: { label: 'لماذا', sample: 'الضاغط محترق ويُبدّل' },
  url: { label: 'رابط المصروف', sample: 'https://example.om/dashboard/maintenance/01a1fa06-b267-7b4e-8fe6-eee01e92d51f' },
}

const templates = {
  'in-app': 'مصروف {amount} بانتظار موافقتك: {issue}، {unit}',
  sms: 'التحالف: صيانة {unit} بمبلغ {amount} بانتظار موافقتك: {url}',
  whatsapp: 'مرحبًا، معك التحالف. صيانة {unit} ({issue}) بمبلغ {amount} بانتظار موافقتك: {why}\n{url}',
  email: {
    subject: 'موافقتك على صيانة {unit}',
    text: 'مرحبًا،\n\nالعطل: {issue}. {why}\nالتكلفة {amount}\n{limit}\nلا نبدأ قبل موافقتك.\n\nوافق أو ارفض أو اسأل: {url}\n\nفريق التحالف',
  },
}

type Told = { where: string; title: string; amount: bigint; expenseLimit: bigint | null; why: string; owners: string[] }

const toOwners = (told: Told, { subjectId, origin }: { subjectId: string; origin: string }) => ({
  to: told.owners.map((partyId) => ({ partyId })),
  values: {
    ...{ unit: told.where, issue: told.title, amount: inRials(told.amount), why: told.why },
    limit: told.expenseLimit === null ? 'لا مصروف على عقارك إلا بموافقتك' : `فوق حدك ${inRials(told.expenseLimit)}`,
    url: `${origin}${ownRequestPath(subjectId)}`,
  },
  path: ownRequestPath(subjectId),
})

const answered = {
  no: { label: 'رقم البلاغ', sample: 'W-124' },
  said: { label: 'ما قاله المالك', sample: 'وافق سالم العمري' },
}

/** To the owners what is asked of them; to us what they said. */
export const expenseNotices = [
  notice({
    name: 'properties.tell-expense-asked',
    label: 'مصروف بانتظار موافقة المالك',
    on: expenseAsked,
    variables,
    templates,
    tell: toOwners,
  }),
  notice({
    name: 'properties.tell-expense-reminded',
    label: 'تذكير المالك بمصروف ينتظر',
    on: expenseReminded,
    variables,
    templates,
    tell: toOwners,
  }),
  notice({
    name: 'properties.tell-expense-explained',
    label: 'أُجيب سؤال المالك عن مصروف',
    on: expenseExplained,
    variables: { ...variables, reply: { label: 'جوابنا', sample: 'الضمان انتهى في يناير' } },
    templates: {
      'in-app': 'أجبنا سؤالك عن صيانة {unit}: {reply}',
      sms: 'التحالف: أجبنا سؤالك عن صيانة {unit}: {url}',
      whatsapp: 'مرحبًا، معك التحالف. أجبنا سؤالك عن صيانة {unit}: {reply}\n{url}',
      email: { subject: 'جواب سؤالك عن صيانة {unit}', text: 'مرحبًا،\n\n{reply}\n\nوافق أو ارفض: {url}\n\nفريق التحالف' },
    },
    tell: (told, house) => {
      const { values, path } = toOwners(told, house)
      return { to: { partyId: told.partyId }, values: { ...values, reply: told.reply }, path }
    },
  }),
  notice({
    name: 'properties.tell-expense-accepted',
    label: 'وافق المالك على مصروف',
    on: expenseAccepted,
    variables: answered,
    templates: { 'in-app': 'البلاغ {no}: {said}' },
    tell: async ({ number, who }, { tx, subjectId }) => ({
      to: await whoSorts(tx, subjectId),
      values: { no: number, said: `وافق ${who}` },
      path: requestPath(subjectId),
    }),
  }),
  notice({
    name: 'properties.tell-expense-refused',
    label: 'رفض المالك مصروفًا',
    on: expenseRefused,
    variables: answered,
    templates: { 'in-app': 'البلاغ {no}: {said}' },
    tell: async ({ number, who, reason }, { tx, subjectId }) => ({
      to: await whoSorts(tx, subjectId),
      values: { no: number, said: `لم يوافق ${who}: ${reason}` },
      path: requestPath(subjectId),
    }),
  }),
  notice({
    name: 'properties.tell-expense-questioned',
    label: 'سأل المالك عن مصروف',
    on: expenseQuestioned,
    variables: answered,
    templates: { 'in-app': 'البلاغ {no}: {said}' },
    tell: async ({ number, question }, { tx, subjectId }) => ({
      to: await whoSorts(tx, subjectId),
      values: { no: number, said: `سأل المالك: ${question}` },
      path: requestPath(subjectId),
    }),
  }),
]
