import { notice } from '#platform/messages/notice.ts'
import { ownParcelsPath } from '../paths.ts'
import { delegateAdded } from './facts.ts'

export const delegateNotices = [
  notice({
    name: 'parcels.tell-delegate',
    label: 'صار شخص مفوَّضًا عن تاجر في طروده',
    on: delegateAdded,
    variables: {
      merchant: { label: 'التاجر', sample: 'متجر لبان ظفار', longest: 'متجر لبان ظفار الإلكتروني للعطور' },
      url: { label: 'طرودي', sample: `https://example.om${ownParcelsPath}` },
    },
    templates: {
      sms: 'التحالف: صرت مفوَّضًا عن {merchant} في طروده. ادخل بهذا الهاتف: {url}',
      whatsapp: 'السلام عليكم، صرت مفوَّضًا عن {merchant} في طروده. ادخل بهذا الهاتف: {url}',
    },
    tell: ({ merchant, phone }, { origin }) => ({
      to: { phone },
      values: { merchant, url: origin + ownParcelsPath },
    }),
  }),
]
