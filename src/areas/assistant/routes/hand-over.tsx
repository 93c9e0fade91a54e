import { redirect } from 'react-router'
import { forEachVisit, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { conversationPath } from '../conversation.ts'
import { handOverPace } from '../doors.ts'
import { openHandOver } from '../queries.ts'
import { ChatLines } from '../ui/chat-lines.tsx'
import { HandOverCard } from '../ui/hand-over-card.tsx'
import { handOverConversation } from '../use-cases/hand-over-conversation.ts'
import type { Route } from './+types/hand-over'

export const loader = page(anyone, openHandOver)

export const action = submitPublic(
  handOverConversation,
  ({ conversationId }) => redirect(`${conversationPath(conversationId)}#last`, 303),
  handOverPace,
)

export const headers = forEachVisit

export const meta = () => [{ title: 'كلّم موظفًا · مساعد التحالف' }, { name: 'robots', content: 'noindex' }]

export default function HandOverPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, lines, form, away } = loaderData
  return (
    <ChatLines lines={lines}>
      <HandOverCard form={form} away={away} reply={actionData} back={`${conversationPath(id)}#last`} />
    </ChatLines>
  )
}
