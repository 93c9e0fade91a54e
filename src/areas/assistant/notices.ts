import { notice } from '#platform/subscribers.ts'
import { conversationPath } from './conversation.ts'
import { conversationHandedOver } from './facts.ts'

export const assistantNotices = [
  notice('assistant.tell-visitor', conversationHandedOver, ({ conversationId, number, phone }, { origin }) => [
    {
      channel: 'sms',
      recipient: phone,
      text: `التحالف: وصل طلبك ${number}، وسنرد عليك. للمتابعة: ${origin}${conversationPath(conversationId)}`,
    },
  ]),
]
