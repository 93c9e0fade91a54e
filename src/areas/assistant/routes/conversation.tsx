import { useEffect } from 'react'
import { Link, redirect, useRevalidator } from 'react-router'
import { forEachVisit, page } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { submitPublic } from '#platform/public-form.ts'
import { keepConversation } from '#ui/kept-conversation.ts'
import { conversationPath } from '../conversation.ts'
import { chatPace } from '../doors.ts'
import { conversation } from '../queries.ts'
import { Ask, Suggestions } from '../ui/ask.tsx'
import { ChatLines } from '../ui/chat-lines.tsx'
import { WaysOn } from '../ui/ways-on.tsx'
import { askAssistant } from '../use-cases/ask-assistant.ts'
import type { Route } from './+types/conversation'

export const loader = page(anyone, conversation)

export const action = submitPublic(
  askAssistant,
  ({ conversationId }) => redirect(`${conversationPath(conversationId)}#last`, 303),
  chatPace,
)

export const headers = forEachVisit

export const meta = () => [{ title: 'مساعد التحالف' }, { name: 'robots', content: 'noindex' }]

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, lines, form, phone, canAsk, canHandOver, withPerson } = loaderData
  const last = lines.at(-1)
  useEffect(() => keepConversation(id), [id])
  useAnswers(withPerson)
  return (
    <>
      <ChatLines lines={lines}>
        <Suggestions texts={canAsk && last ? last.suggestions : []} form={form}>
          {canHandOver && last?.offersPerson && (
            <Link className="chip" to={`${conversationPath(id)}/hand-over#hand-over`}>
              حوّلني إلى موظف
            </Link>
          )}
        </Suggestions>
      </ChatLines>
      {canAsk ? (
        <Ask form={form} reply={actionData} begun phone={phone}>
          <WaysOn id={id} canHandOver={canHandOver} />
        </Ask>
      ) : (
        <Ended />
      )}
    </>
  )
}

const often = 6_000

/** While a person has the conversation, what they write comes by itself. */
function useAnswers(withPerson: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!withPerson) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), often)
    return () => clearInterval(timer)
  }, [withPerson, revalidate])
}

function Ended() {
  return (
    <footer className="chat-f">
      <span className="grow muted">انتهت هذه المحادثة.</span>
      <Link className="btn btn-outline" to="/assistant">
        ابدأ محادثة جديدة
      </Link>
    </footer>
  )
}
