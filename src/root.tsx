import { Direction } from 'radix-ui'
import { type ReactNode, useEffect } from 'react'
import { data, isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { cookie, requestCtx } from '#platform/http.ts'
import { FontPreloads } from '#ui/font-preloads.tsx'
import icon from '#ui/icon.svg'
import { useRequestNumber } from '#ui/request-number.tsx'
import { themeBoot } from '#ui/theme-boot.ts'
import { Toaster } from '#ui/toast.tsx'
import type { Route } from './+types/root'
import '#ui/styles.css'

/** What the last form wants said is read once: the cookie is cleared with the answer that says it. */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { origin } = context.get(requestCtx)
  const text = cookie(request, 'said')
  if (!text) return data({ said: null, origin })
  return data({ said: { text }, origin }, { headers: { 'Set-Cookie': 'said=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax' } })
}

export function Layout({ children }: { children: ReactNode }) {
  const requestNumber = useRequestNumber()
  return (
    <html lang="ar" dir="rtl" className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeBoot }} />
        {requestNumber && <meta name="request-number" content={requestNumber} />}
        <FontPreloads />
        <link rel="icon" href={icon} />
        <Meta />
        <Links />
      </head>
      <body>
        <Direction.Provider dir="rtl">{children}</Direction.Provider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <>
      <Outlet />
      <Toaster said={loaderData.said} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const requestNumber = useRequestNumber()
  return (
    <main className="p-8">
      <h1 className="text-2xl" dir="ltr">
        Unexpected Application Error!
      </h1>
      <p>{whatWentWrong(error)}</p>
      {requestNumber && <code dir="ltr">{requestNumber}</code>}
    </main>
  )
}

function whatWentWrong(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : 'خطأ غير معروف'
}
