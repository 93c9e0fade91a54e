import { onlinePaymentPath } from '#areas/finance/addresses.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { amountWords, receiptVariables, tellOfReceipt } from '#areas/finance/portal/receipt-told.ts'
import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { onlinePaymentDiffers, onlinePaymentPaid } from './facts.ts'

const branchOf = async (tx: Tx, paymentId: string) =>
  (await tx.selectFrom('onlinePayments').select('branchId').where('id', '=', paymentId).executeTakeFirstOrThrow()).branchId

export const onlineNotices = [
  notice({
    name: 'finance.tell-online-paid',
    label: 'نجح دفع إلكتروني',
    on: onlinePaymentPaid,
    atAnyHour: true,
    variables: receiptVariables,
    templates: {
      'in-app': 'استلمنا دفعتك {amount} وصدر السند {no}.',
      sms: 'التحالف: استلمنا دفعتك {amount} وصدر السند {no}: {url}',
      whatsapp: 'مرحبًا، معك التحالف. استلمنا دفعتك {amount} وصدر السند {no}: {url}',
      email: {
        subject: 'استلمنا دفعتك وصدر السند {no}',
        text: 'مرحبًا،\n\nاستلمنا دفعتك {amount} وصدر السند {no}:\n\n{url}\n\nفريق التحالف',
      },
    },
    tell: tellOfReceipt,
  }),
  notice({
    name: 'finance.tell-online-differs',
    label: 'وصل بالدفع الإلكتروني مبلغ آخر',
    on: onlinePaymentDiffers,
    variables: {
      name: { label: 'العميل', sample: 'سالم الكثيري' },
      paid: { ...amountWords, label: 'ما وصل' },
      amount: amountWords,
    },
    templates: { 'in-app': 'وصل من {name} بالدفع الإلكتروني {paid} والمطلوب {amount} راجع العملية.' },
    tell: async ({ name, amount, paid }, { tx, subjectId }) => ({
      to: { holdersOf: financePermissions.receivePayments, branchId: await branchOf(tx, subjectId) },
      values: { name, amount: inRials(amount), paid: inRials(paid) },
      path: onlinePaymentPath(subjectId),
    }),
  }),
]
