import { financePermissions } from '#areas/finance/permissions.ts'
import type { Tx } from '#platform/db/database.ts'
import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { proofRefused, proofSent, transferConfirmed } from './facts.ts'
import { amountWords, receiptVariables, tellOfReceipt } from './receipt-told.ts'
import { ownProofPath, proofPath } from './transfer-proof.ts'

const signed = (text: string) => `مرحبًا،\n\n${text}\n\nفريق التحالف`

const branchOf = async (tx: Tx, proofId: string) =>
  (await tx.selectFrom('transferProofs').select('branchId').where('id', '=', proofId).executeTakeFirstOrThrow()).branchId

export const proofNotices = [
  notice({
    name: 'finance.tell-proof-sent',
    label: 'وصل إثبات تحويل',
    on: proofSent,
    variables: { name: { label: 'العميل', sample: 'سالم الكثيري' }, amount: amountWords },
    templates: { 'in-app': 'أرسل {name} إثبات تحويل {amount} أكّد وصوله من كشف البنك.' },
    tell: async ({ name, amount }, { tx, subjectId }) => ({
      to: { holdersOf: financePermissions.confirmTransfers, branchId: await branchOf(tx, subjectId) },
      values: { name, amount: inRials(amount) },
      path: proofPath(subjectId),
    }),
  }),
  notice({
    name: 'finance.tell-transfer-confirmed',
    label: 'تأكد وصول تحويل عميل',
    on: transferConfirmed,
    variables: receiptVariables,
    templates: {
      'in-app': 'استلمنا دفعتك {amount} وصدر السند {no}.',
      sms: 'التحالف: استلمنا دفعتك {amount} وصدر السند {no}: {url}',
      whatsapp: 'مرحبًا، معك التحالف. استلمنا دفعتك {amount} وصدر السند {no}: {url}',
      email: { subject: 'استلمنا دفعتك وصدر السند {no}', text: signed('استلمنا دفعتك {amount} وصدر السند {no}:\n\n{url}') },
    },
    tell: tellOfReceipt,
  }),
  notice({
    name: 'finance.tell-proof-refused',
    label: 'لم يُقبل إثبات تحويل',
    on: proofRefused,
    variables: {
      amount: amountWords,
      reason: { label: 'السبب', sample: 'الصورة غير واضحة' },
      url: { label: 'رابط الإثبات', sample: 'https://example.om/dashboard/payments/proofs/01a1fa06-b267-7b4e-8fe6-eee01e92d51f' },
    },
    templates: {
      'in-app': 'لم يظهر تحويلك {amount} في حسابنا: {reason}. أرفق إثباتًا أوضح.',
      sms: 'التحالف: لم يظهر تحويلك {amount} في حسابنا. أرفق إثباتًا أوضح: {url}',
      whatsapp: 'مرحبًا، معك التحالف. لم يظهر تحويلك {amount} في حسابنا: {reason}. راجع البنك، أو أرفق إثباتًا أوضح: {url}',
      email: {
        subject: 'لم يظهر تحويلك في حسابنا',
        text: signed('لم يظهر تحويلك {amount} في حسابنا: {reason}.\n\nراجع البنك، أو أرفق إثباتًا أوضح: {url}'),
      },
    },
    tell: ({ partyId, amount, reason }, { subjectId, origin }) => ({
      to: { partyId },
      values: { amount: inRials(amount), reason, url: `${origin}${ownProofPath(subjectId)}` },
      path: ownProofPath(subjectId),
    }),
  }),
]
