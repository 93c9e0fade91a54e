import { useEffect } from 'react'
import { redirect } from 'react-router'
import { forEachVisit, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { keepConversation } from '#ui/kept-conversation.ts'
import { conversationPath } from '../conversation.ts'
import { chatPace } from '../doors.ts'
import { openAssistant } from '../queries.ts'
import { Ask, Suggestions } from '../ui/ask.tsx'
import { ChatLines } from '../ui/chat-lines.tsx'
import { askAssistant } from '../use-cases/ask-assistant.ts'
import type { Route } from './+types/start'

export const loader = page(anyone, openAssistant)

export const action = submitPublic(
  askAssistant,
  ({ conversationId }) => redirect(`${conversationPath(conversationId)}#last`, 303),
  chatPace,
)

export const headers = forEachVisit

export const meta = () => [{ title: 'مساعد التحالف' }, { name: 'robots', content: 'noindex' }]

/** Each is answered by itself; what only a person can see is not offered here. */
const beginnings = ['كيف أرسل طردًا؟', 'احجز سيارة', 'معدات متاحة', 'موعد تحويل إيجاري', 'كلّم موظفًا']

/** Whoever comes here begins anew, so the panel no longer leads back to what was said before. */
export default function AssistantPage({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => keepConversation(null), [])
  return (
    <>
      <ChatLines>
        <Suggestions texts={beginnings} form={loaderData.form} />
      </ChatLines>
      <Ask form={loaderData.form} reply={actionData} begun={false} phone={loaderData.phone} />
    </>
  )
}
