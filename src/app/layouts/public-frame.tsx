import type { ReactNode } from 'react'
import { type Band, NoticeBand } from '#areas/company/public-ui.tsx'
import { dayOf } from '#values/days.ts'
import { Person, type SignedIn } from './person.tsx'
import { type FooterWords, SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'

type Frame = { words: FooterWords; notice?: Band | null; signedIn?: SignedIn | null; children: ReactNode }

/** When the office cannot be asked. */
export const bareWords = (): FooterWords => {
  const nothing = { address: null, phone: null, email: null, complaintsPhone: null, registered: [] }
  return { name: 'التحالف', year: dayOf(new Date()).slice(0, 4), ...nothing }
}

/** What every public page stands in; the error screen too, when the office cannot be asked for its words. */
export function PublicFrame({ words, notice, signedIn = null, children }: Frame) {
  return (
    <>
      <SkipLink />
      <TopBar name={words.name} person={<Person signedIn={signedIn} />} />
      {notice && <NoticeBand {...notice} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...words} />
    </>
  )
}

export function SkipLink() {
  return (
    <a className="skip" href="#main">
      تخطَّ إلى المحتوى
    </a>
  )
}
