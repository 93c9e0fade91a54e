import { Direction } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { howShown, shownIn } from '#areas/company/public.ts'
import { numeralsOf } from '#areas/identity/public.ts'
import type { Ctx } from '#platform/context.ts'
import { requestCtx, saidIn } from '#platform/http.ts'
import { useArrival } from '#ui/arrival.ts'
import { ChatWidget } from '#ui/chat-widget.tsx'
import { useKeptFaces } from '#ui/faces.ts'
import { FontPreloads } from '#ui/font-preloads.tsx'
import { Loading } from '#ui/loading.tsx'
import { unlessOnPhonePage } from '#ui/offline/network.ts'
import { useRequestNumber } from '#ui/request-number.tsx'
import { useWornTheme } from '#ui/theme.ts'
import { themeBoot } from '#ui/theme-boot.ts'
import { SaidAbove, Toaster } from '#ui/toast.tsx'
import { HijriBeside } from '#ui/values.tsx'
import type { Route } from './+types/root'
import { ErrorScreen } from './app/error-screen.tsx'
import { bareWords, PublicFrame } from './app/layouts/public-frame.tsx'
import { SeeingBanner } from './app/layouts/seeing-banner.tsx'
import '#ui/styles.css'

/** What the last form wants said is read once: the cookie is cleared with the answer that says it. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const ctx = context.get(requestCtx)
  const { origin, config, actor } = ctx
  const seeing = actor.seenUntil ? { name: actor.name, until: actor.seenUntil } : null
  const { CHATBOT_SCRIPT_URL: scriptUrl = null, CHATBOT_PAGE_URL: pageUrl = null } = config
  const chat = scriptUrl || pageUrl ? { scriptUrl, pageUrl } : null
  const shared = { origin, chat, seeing, ...(await shownTo(ctx)) }
  const said = saidIn(request)
  if (!said) return data({ said: null, ...shared })
  const forgotten = { 'Set-Cookie': 'said=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax' }
  return data({ said, ...shared }, { headers: forgotten })
}

/** As this person wants to see numbers, else as the house shows them. */
async function shownTo(ctx: Ctx) {
  const { known } = ctx
  if (known) return { ...shownIn(known.shown), ...(known.numerals && { numerals: known.numerals }) }
  const [house, own] = await Promise.all([howShown(ctx), numeralsOf(ctx, ctx.actor.id)])
  return { ...house, numerals: own ?? house.numerals }
}

export const shouldRevalidate = unlessOnPhonePage

export function Layout({ children }: { children: ReactNode }) {
  const requestNumber = useRequestNumber()
  const shown = useRouteLoaderData<typeof loader>('root')
  const numerals = shown?.numerals === 'arab' ? 'arab' : undefined
  return (
    <html lang="ar" dir="rtl" className={useWornTheme()} data-numerals={numerals} suppressHydrationWarning>
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
          <HijriBeside value={shown?.hijriBeside ?? false}>
            <Above />
            {children}
            <Everywhere />
          </HijriBeside>
        </Direction.Provider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** What the last form did, where no toast can say it; and whoever sees by another's eyes is told so. */
function Above() {
  const loaded = useRouteLoaderData<typeof loader>('root')
  return (
    <>
      {loaded?.said && <SaidAbove said={loaded.said} />}
      {loaded?.seeing && <SeeingBanner {...loaded.seeing} />}
    </>
  )
}

/** On every screen, also on the one that tells of an error. The assistant does not hold itself. */
function Everywhere() {
  const loaded = useRouteLoaderData<typeof loader>('root')
  const isAssistant = /^\/assistant(\/|$)/.test(useLocation().pathname)
  useArrival()
  useKeptFaces()
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
