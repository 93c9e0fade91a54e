import { data } from 'react-router'
import { requestCtx } from '#platform/http.ts'
import { type Theme, themes } from '#values/themes.ts'
import type { Route } from './+types/ui'
import { ChartSection, TimelineSection } from './ui-charts.tsx'
import { ListSection, OverlaySection, ProgressSection, StateSection, WordSection } from './ui-data.tsx'
import { ButtonSection, ChoiceSection, FormSection } from './ui-forms.tsx'

/** Every part in every state and theme. Shown to whoever builds the house, and never in production. */
export function loader({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  if (context.get(requestCtx).config.MODE === 'production') throw data(null, { status: 404, statusText: 'Not Found' })
  const asked = new URL(request.url).searchParams.get('theme')
  return { theme: names.find((name) => name === asked) ?? 'dark' }
}

const names = Object.keys(themes) as Theme[]

export const meta = () => [{ title: 'الأجزاء وحالاتها' }, { name: 'robots', content: 'noindex' }]

export default function PartsPage({ loaderData: { theme } }: Route.ComponentProps) {
  return (
    <div className={`${theme} bg-bg text-text`}>
      <main id="main" className="container stack py-8">
        <h1>الأجزاء وحالاتها</h1>
        <nav aria-label="المظهر" className="row wrap">
          {names.map((name) => (
            <a key={name} href={`?theme=${name}`} className="chip" aria-current={name === theme ? 'page' : undefined}>
              {themes[name]}
            </a>
          ))}
        </nav>
        <ButtonSection />
        <FormSection />
        <ChoiceSection />
        <WordSection />
        <ListSection />
        <ProgressSection />
        <ChartSection />
        <TimelineSection />
        <OverlaySection />
        <StateSection />
      </main>
    </div>
  )
}
