import { type MouseEvent, useCallback, useState } from 'react'
import { Link } from 'react-router'

/** Somebody else's chat, as the configuration names it. */
export type ChatProvider = { scriptUrl: string | null; pageUrl: string | null }

const consentKey = 'chat-consent'

/** Nothing of the provider is asked for before the visitor has agreed, once. */
export function ProvidedChat({ provider, onRefuse }: { provider: ChatProvider; onRefuse: () => void }) {
  const [agreed, setAgreed] = useState(() => kept() === 'yes')
  function agree({ currentTarget }: MouseEvent<HTMLElement>) {
    keep()
    // The button that holds focus goes away: focus stays in the panel.
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    setAgreed(true)
  }
  return agreed ? <Embed {...provider} /> : <Consent onAgree={agree} onRefuse={onRefuse} />
}

function Consent({ onAgree, onRefuse }: { onAgree: (event: MouseEvent<HTMLElement>) => void; onRefuse: () => void }) {
  return (
    <div className="chat-consent">
      <p>يعمل المساعد عبر مزوّد خارجي، وقد تُعالج رسائلك خارج السلطنة. لا تكتب أرقام بطاقات ولا كلمات مرور.</p>
      <button type="button" className="btn btn-primary" onClick={onAgree}>
        أوافق وأتابع
      </button>
      <Link to="/contact" className="btn btn-outline" onClick={onRefuse}>
        تواصل مباشر
      </Link>
    </div>
  )
}

/** A script that has run is not run again by opening the panel again. */
let scriptLoaded = false

function Embed({ scriptUrl, pageUrl }: ChatProvider) {
  const addScript = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !scriptUrl || scriptLoaded) return
      const script = document.createElement('script')
      script.src = scriptUrl
      script.async = true
      script.onload = () => {
        scriptLoaded = true
      }
      document.body.append(script)
      return () => script.remove()
    },
    [scriptUrl],
  )
  return (
    <div className="chat-embed" ref={addScript}>
      {pageUrl && <iframe className="chat-frame" src={pageUrl} title="محادثة مساعد التحالف" />}
    </div>
  )
}

function kept() {
  try {
    return localStorage.getItem(consentKey)
  } catch {
    return null
  }
}

function keep() {
  try {
    localStorage.setItem(consentKey, 'yes')
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
