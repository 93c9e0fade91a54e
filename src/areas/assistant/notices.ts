import { notice } from '#platform/subscribers.ts'
import { takesMessages } from '#values/phones.ts'
import { conversationPath } from './conversation.ts'
import { conversationHandedOver } from './facts.ts'

export const assistantNotices = [
  notice('assistant.tell-visitor', conversationHandedOver, ({ conversationId, number, phone, confirm }, { origin }) => {
    if (!confirm || !takesMessages(phone)) return []
    const text = `التحالف: وصل طلبك ${number}، وسنرد عليك. للمتابعة: ${origin}${conversationPath(conversationId)}`
    return [{ channel: 'sms', recipient: phone, text }]
  }),
]
