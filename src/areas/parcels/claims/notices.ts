import { notice } from '#platform/messages/notice.ts'
import { inRials } from '#values/money.ts'
import { linkToken } from '../journey/registering.ts'
import { parcelClaimPath, recipientPath } from '../paths.ts'
import { parcelPermissions as may } from '../permissions.ts'
import { claimFacts } from './facts.ts'

const claim = { label: 'رقم المطالبة', sample: 'CL-2026-00012' }
const no = { label: 'رقم الطرد', sample: 'TSL2611-0418736-2' }
const amount = { label: 'المبلغ', sample: '18.250 ر.ع.', longest: '100.000 ر.ع.' }
const url = { label: 'رابط الطرد', sample: `https://example.om${recipientPath('mV5kq0yT8nB2sXw7cR4eJd')}` }

export const parcelClaimNotices = [
  notice({
    name: 'parcels.claim-waits',
    label: 'قُدّمت مطالبة عن طرد',
    on: claimFacts.opened,
    variables: { claim, no, amount },
    templates: { 'in-app': 'قُدّمت المطالبة {claim} عن الطرد {no} بمبلغ {amount}' },
    tell: (told) => ({
      to: { holdersOf: may.assessClaims, branchId: told.branchId },
      values: { claim: told.claim, no: told.number, amount: inRials(told.amount) },
      path: parcelClaimPath(told.claimId),
    }),
  }),
  notice({
    name: 'parcels.claim-accepted',
    label: 'قُبلت مطالبة عن طرد',
    on: claimFacts.accepted,
    variables: { claim, no, amount },
    templates: {
      sms: 'التحالف: قبلنا المطالبة {claim} عن الطرد {no} بمبلغ {amount}، ونتصل بك لدفعه.',
      whatsapp: 'السلام عليكم، قبلنا المطالبة {claim} عن الطرد {no} بمبلغ {amount}، ونتصل بك لدفعه.',
    },
    tell: (told) => ({
      to: { phone: told.phone },
      values: { claim: told.claim, no: told.number, amount: inRials(told.amount) },
    }),
  }),
  notice({
    name: 'parcels.claim-rejected',
    label: 'رُفضت مطالبة عن طرد',
    on: claimFacts.rejected,
    variables: {
      claim,
      no,
      reason: {
        label: 'السبب',
        sample: 'سُلّم الطرد سليمًا وعليه توقيع المستلم',
        longest: 'لا يشمل التعويض ما لا يُقبل من المواد كما في الشروط',
      },
      url,
    },
    templates: {
      sms: 'التحالف: لم نقبل المطالبة {claim} عن الطرد {no}: {reason}. {url}',
      whatsapp: 'السلام عليكم، لم نقبل المطالبة {claim} عن الطرد {no}: {reason}. التفاصيل: {url}',
    },
    tell: async (told, { tx, subjectId, origin }) => ({
      to: { phone: told.phone },
      values: {
        ...{ claim: told.claim, no: told.number, reason: told.note ?? '' },
        url: origin + recipientPath(await linkToken(tx, subjectId)),
      },
    }),
  }),
  notice({
    name: 'parcels.claim-paid',
    label: 'دُفعت مطالبة عن طرد',
    on: claimFacts.paid,
    variables: { claim, amount, reference: { label: 'مرجع التحويل', sample: 'FT-88213' } },
    templates: {
      sms: 'التحالف: حوّلنا {amount} عن المطالبة {claim}، المرجع {reference}.',
      whatsapp: 'السلام عليكم، حوّلنا {amount} عن المطالبة {claim}، المرجع {reference}.',
    },
    tell: (told) => ({
      to: { phone: told.phone },
      values: { claim: told.claim, amount: inRials(told.amount), reference: told.note ?? '' },
    }),
  }),
]
