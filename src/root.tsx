import { Direction } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { cookie, requestCtx } from '#platform/http.ts'
import { useArrival } from '#ui/arrival.ts'
import { ChatWidget } from '#ui/chat-widget.tsx'
import { FontPreloads } from '#ui/font-preloads.tsx'
import { Loading } from '#ui/loading.tsx'
import { useRequestNumber } from '#ui/request-number.tsx'
import { useWornTheme } from '#ui/theme.ts'
import { themeBoot } from '#ui/theme-boot.ts'
import { Toaster } from '#ui/toast.tsx'
import type { Route } from './+types/root'
import { ErrorScreen } from './app/error-screen.tsx'
import { bareWords, PublicFrame } from './app/layouts/public-frame.tsx'
import '#ui/styles.css'

/** What the last form wants said is read once: the cookie is cleared with the answer that says it. */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { origin, config } = context.get(requestCtx)
  const { CHATBOT_SCRIPT_URL: scriptUrl = null, CHATBOT_PAGE_URL: pageUrl = null } = config
  const chat = scriptUrl || pageUrl ? { scriptUrl, pageUrl } : null
  const text = cookie(request, 'said')
  if (!text) return data({ said: null, origin, chat })
  const forgotten = { 'Set-Cookie': 'said=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax' }
  return data({ said: { text }, origin, chat }, { headers: forgotten })
}

export function Layout({ children }: { children: ReactNode }) {
  const requestNumber = useRequestNumber()
  return (
    <html lang="ar" dir="rtl" className={useWornTheme()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeBoot }} />
        {requestNumber && <meta name="request-number" content={requestNumber} />}
        <FontPreloads />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <Direction.Provider dir="rtl">
          {children}
          <Everywhere />
        </Direction.Provider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** On every screen, also on the one that tells of an error. The assistant does not hold itself. */
function Everywhere() {
  const loaded = useRouteLoaderData<typeof loader>('root')
  const isAssistant = /^\/assistant(\/|$)/.test(useLocation().pathname)
  useArrival()
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <>
      <Loading />
      {!isAssistant && <ChatWidget provider={loaded?.chat ?? null} />}
      <Toaster said={loaded?.said ?? null} />
    </>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicFrame words={bareWords()}>
      <ErrorScreen error={error} />
    </PublicFrame>
  )
}
