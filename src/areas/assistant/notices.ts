import { notice } from '#platform/messages/notice.ts'
import { conversationPath } from './conversation.ts'
import { conversationHandedOver } from './facts.ts'

export const assistantNotices = [
  notice({
    name: 'assistant.tell-visitor',
    label: 'حُوّلت المحادثة إلى موظف',
    on: conversationHandedOver,
    atAnyHour: true,
    variables: {
      no: { label: 'رقم الطلب', sample: 'CNV-2026-00012' },
      url: { label: 'رابط المحادثة', sample: 'https://example.om/assistant/01a1fa06-b267-7b4e-8fe6-eee01e92d51f' },
    },
    templates: {
      sms: 'التحالف: وصل طلبك {no}، وسنرد عليك. للمتابعة: {url}',
      whatsapp: 'مرحبًا، معك التحالف. وصلت محادثتك {no} إلى موظف، وتتابعها هنا: {url}',
    },
    tell: ({ conversationId, number, phone, confirm }, { origin }) =>
      confirm ? { to: { phone }, values: { no: number, url: `${origin}${conversationPath(conversationId)}` } } : null,
  }),
]
