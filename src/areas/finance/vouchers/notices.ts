import { invoiceCredited, invoiceIssued } from '#areas/finance/invoices/facts.ts'
import { paperNamed } from '#areas/finance/invoices/paper-name.ts'
import { verifyAddress } from '#areas/finance/papers/verify-address.ts'
import { ownInvoicePath, ownReceiptPath } from '#areas/finance/payments-paths.ts'
import { paymentReceived, receiptSent } from '#areas/finance/receipts/facts.ts'
import { notice } from '#platform/messages/notice.ts'
import { amountInWords } from '#values/amount-in-words.ts'
import { dayInWords } from '#values/dates.ts'
import { inRials } from '#values/money.ts'
import { invoiceTold, isReversed, isToldOtherwise, noteNumbered, purposeOf, receiptToken } from './token-queries.ts'

const signed = (text: string) => `مرحبًا،\n\n${text}\n\nفريق التحالف`
const amount = { label: 'المبلغ', sample: '63.000 ر.ع.', longest: '1,000,000.000 ر.ع.' }
const url = { label: 'صفحة التحقق', sample: 'https://example.om/v/0672755f67ee42e0b8fea8d214f09cc9' }
const purpose = { label: 'عن', sample: 'إيجار شقة 12، برج السعادة، 1 أغسطس 2026 إلى 31 أغسطس 2026' }
const number = (label: string, sample: string) => ({ label, sample })

/** Whoever owes or has paid hears of the paper, with the page that says that it is ours; the account shows the whole of it. */
export const paperNotices = [
  notice({
    name: 'finance.tell-invoice',
    label: 'صدرت فاتورة لعميل',
    on: invoiceIssued,
    variables: {
      paper: number('نوع الوثيقة', 'فاتورة ضريبية مبسطة'),
      no: number('رقم الفاتورة', 'INV-SLL26-00042'),
      amount,
      due: { label: 'تستحق في', sample: '1 أغسطس 2026' },
      purpose,
      url,
    },
    templates: {
      'in-app': '{paper} {no} بمبلغ {amount}، تستحق في {due}: {purpose}',
      sms: 'التحالف: {paper} {no} بمبلغ {amount}، تستحق في {due}، عن {purpose}: {url}',
      whatsapp: 'مرحبًا، معك التحالف. {paper} {no} بمبلغ {amount}، تستحق في {due}، عن {purpose}: {url}',
      email: {
        subject: '{paper} {no}',
        text: signed('{paper} {no} بمبلغ {amount}، تستحق في {due}، عن {purpose}.\n\nللتحقق منها: {url}'),
      },
    },
    tell: async (said, { tx, subjectId, origin }) => {
      const { token, dueOn, purpose, kind, asked } = await invoiceTold(tx, subjectId)
      const paper = paperNamed(kind, asked)
      const values = { paper, no: said.number, amount: inRials(said.total), due: dayInWords(dueOn), purpose }
      return {
        to: { partyId: said.partyId },
        values: { ...values, url: verifyAddress(origin, token) },
        path: ownInvoicePath(subjectId),
      }
    },
  }),
  notice({
    name: 'finance.tell-credit-note',
    label: 'صدر إشعار دائن لعميل',
    on: invoiceCredited,
    variables: {
      no: number('رقم الإشعار', 'CN-SLL26-00007'),
      invoice: number('رقم الفاتورة', 'INV-SLL26-00042'),
      amount,
      url,
    },
    templates: {
      'in-app': 'صدر إشعار دائن {no} عن فاتورتك {invoice} بمبلغ {amount}',
      sms: 'التحالف: إشعار دائن {no} عن فاتورتك {invoice} بمبلغ {amount}: {url}',
      whatsapp: 'مرحبًا، معك التحالف. صدر إشعار دائن {no} عن فاتورتك {invoice} بمبلغ {amount}: {url}',
      email: {
        subject: 'إشعار دائن {no}',
        text: signed('صدر إشعار دائن {no} عن فاتورتك {invoice} بمبلغ {amount}\n\nللتحقق منه: {url}'),
      },
    },
    tell: async (said, { tx, origin }) => {
      const note = await noteNumbered(tx, said.by)
      const values = { no: said.by, invoice: said.number, amount: inRials(said.credited), url: verifyAddress(origin, note.token) }
      return { to: { partyId: said.partyId }, values, path: ownInvoicePath(note.id) }
    },
  }),
  notice({
    name: 'finance.tell-receipt',
    label: 'صدر سند قبض لعميل',
    on: paymentReceived,
    atAnyHour: true,
    variables: {
      ...{ no: number('رقم السند', 'RC-SLL26-00042'), amount, url },
      words: { label: 'المبلغ كتابة', sample: 'ثلاثة وستون ريالًا عمانيًا لا غير' },
      purpose: { label: 'وذلك عن', sample: 'إيجار يوليو 2026، شقة 12، برج السعادة' },
    },
    templates: {
      'in-app': 'استلمنا دفعتك {amount}، والسند {no}',
      sms: 'التحالف: استلمنا دفعتك {amount} عن {purpose}. السند {no}: {url}',
      whatsapp: 'مرحبًا، معك التحالف. استلمنا دفعتك {amount} عن {purpose}، والسند {no}: {url}',
      email: {
        subject: 'سند قبض {no}',
        text: signed('استلمنا دفعتك {amount} ({words}) عن {purpose}، والسند {no}.\n\nالسند، والتحقق منه بالرمز: {url}'),
      },
    },
    async tell(said, { tx, subjectId, origin }) {
      if (await isToldOtherwise(tx, subjectId)) return null
      const values = { no: said.number, amount: inRials(said.amount), words: amountInWords(said.amount) }
      const [purpose, token] = [await purposeOf(tx, subjectId), await receiptToken(tx, subjectId)]
      return {
        to: { partyId: said.partyId },
        values: { ...values, purpose, url: verifyAddress(origin, token) },
        path: ownReceiptPath(subjectId),
      }
    },
    stillTrue: async (tx, _, { subjectId }) => !(await isReversed(tx, subjectId)),
  }),
  notice({
    name: 'finance.tell-receipt-again',
    label: 'أُرسل سند قبض إلى عميل',
    on: receiptSent,
    variables: { no: number('رقم السند', 'RC-SLL26-00042'), amount, url },
    templates: {
      'in-app': 'سند القبض {no} بمبلغ {amount}',
      sms: 'التحالف: سند القبض {no} بمبلغ {amount}: {url}',
      whatsapp: 'مرحبًا، معك التحالف. سند القبض {no} بمبلغ {amount} هنا: {url}',
      email: { subject: 'سند القبض {no}', text: signed('سند القبض {no} بمبلغ {amount} هنا: {url}') },
    },
    tell: async (said, { tx, subjectId, origin }) => ({
      to: { partyId: said.partyId },
      values: { no: said.number, amount: inRials(said.amount), url: verifyAddress(origin, await receiptToken(tx, subjectId)) },
      path: ownReceiptPath(subjectId),
    }),
    stillTrue: async (tx, _, { subjectId }) => !(await isReversed(tx, subjectId)),
  }),
]
