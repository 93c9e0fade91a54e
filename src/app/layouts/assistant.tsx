import { Outlet } from 'react-router'
import { LogoMark } from '#ui/art/logo-mark.tsx'
import { ErrorScreen } from '../error-screen.tsx'
import type { Route } from './+types/assistant'

/** Inside the widget's panel the panel has the title; opened by itself the page brings its own. */
export const loader = ({ request }: Route.LoaderArgs) => ({ framed: request.headers.get('sec-fetch-dest') === 'iframe' })

/** Asked once: what later comes without a page around it says nothing of the frame. */
export const shouldRevalidate = () => false

export default function AssistantLayout({ loaderData: { framed } }: Route.ComponentProps) {
  return (
    <div className="chat-page">
      {framed ? <h1 className="visually-hidden">مساعد التحالف</h1> : <Title />}
      <Outlet />
    </div>
  )
}

function Title() {
  return (
    <header className="chat-h">
      <a href="/" className="avatar chat-mark" aria-label="التحالف، الصفحة الرئيسية">
        <LogoMark className="logo-mark lm-s" petals="var(--on-primary)" />
      </a>
      <div className="grow">
        <h1 className="text-base font-medium">مساعد التحالف</h1>
        <p className="xs muted">يجيب من معلومات الموقع، ويحوّلك إلى موظف متى شئت</p>
      </div>
    </header>
  )
}

/** The panel holds one conversation, so the way out leads to another one and not into the site. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="chat-page">
      <main id="main" className="chat-b">
        <ErrorScreen error={error} way={{ to: '/assistant', label: 'ابدأ محادثة جديدة' }} />
      </main>
    </div>
  )
}
