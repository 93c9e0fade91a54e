import { notice } from '#platform/messages/notice.ts'
import { ownWebhooksPath } from '../paths.ts'
import { webhookEnded } from './facts.ts'

export const webhookNotices = [
  notice({
    name: 'parcels.tell-webhook-off',
    label: 'توقفت تنبيهات برنامج تاجر لأن عنوانه لا يجيب',
    on: webhookEnded,
    variables: { host: { label: 'الموقع', sample: 'shop.example.om', longest: 'orders.long-name-of-a-shop.example.om' } },
    templates: {
      sms: 'التحالف: لم يُجب {host} تنبيهات طرودك خمسة أيام فأوقفناها. أصلح العنوان ثم أضفه من جديد.',
      whatsapp: 'مرحبًا، لم يُجب {host} تنبيهات طرودك خمسة أيام فأوقفناها. أصلح العنوان ثم أضفه من جديد ببرنامجك.',
    },
    tell: ({ host, partyId, because }) =>
      because === 'failing' ? { to: { partyId }, path: ownWebhooksPath, values: { host } } : null,
  }),
]
