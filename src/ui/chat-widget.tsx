import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { LogoMark } from './art/logo-mark.tsx'
import { type ChatProvider, ProvidedChat } from './chat-provider.tsx'
import { keptConversation } from './kept-conversation.ts'

let isOpen = false
const watchers = new Set<() => void>()

function turn(open: boolean) {
  isOpen = open
  flushSync(() => {
    for (const tell of watchers) tell()
  })
}

function watch(tell: () => void) {
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
    isOpen = false
  }
}

/** Opens the assistant from anywhere; focus returns to where it was. */
export function openChat() {
  turn(true)
}

/** In the bar of the back office, where nothing may float over fields and figures; without scripts it is a link. */
export function ChatInBar() {
  return (
    <a
      className="btn btn-ghost btn-icon chat-in-bar"
      href="/assistant"
      aria-label="افتح مساعد التحالف"
      title="مساعد التحالف"
      onClick={(press) => {
        press.preventDefault()
        openChat()
      }}
    >
      <LogoMark className="logo-mark lm-s" />
    </a>
  )
}

/** Further down than the first screenful begins, the button of a phone draws back to the edge: it covers nothing that is read there. */
function useDrawnBack() {
  useEffect(() => {
    const look = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 24)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
}

/** On every screen. What the panel embeds is there only while it is open. */
export function ChatWidget({ provider }: { provider: ChatProvider | null }) {
  const open = useSyncExternalStore(
    watch,
    () => isOpen,
    () => false,
  )
  useDrawnBack()
  return (
    <>
      <button
        type="button"
        className="chat-fab"
        aria-label="افتح مساعد التحالف"
        data-open={open ? '' : undefined}
        onClick={openChat}
      >
        <LogoMark />
      </button>
      <noscript>
        <a className="chat-fab" href="/assistant" aria-label="افتح مساعد التحالف">
          <LogoMark />
        </a>
      </noscript>
      <Panel open={open} provider={provider} />
    </>
  )
}

function Panel({ open, provider }: { open: boolean; provider: ChatProvider | null }) {
  const { panel, close, toFirst, toLast } = useHeldFocus(open)
  return (
    <section
      ref={panel}
      role="dialog"
      aria-label="مساعد التحالف"
      className="chat"
      data-open={open ? '' : undefined}
      inert={!open}
      // A press on words in the panel leaves focus in the panel, where Escape is heard.
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {open && <Guard onFocus={toLast} />}
      <header className="chat-h">
        <span className="avatar chat-mark">
          <LogoMark className="logo-mark lm-s" petals="var(--on-primary)" />
        </span>
        <span className="grow">
          <b className="db">مساعد التحالف</b>
          <span className="xs muted">
            {provider ? 'محادثة عبر مزوّد خارجي' : 'يجيب من معلومات الموقع، ويحوّلك إلى موظف متى شئت'}
          </span>
        </span>
        <button type="button" className="btn btn-ghost btn-icon btn-sm" aria-label="أغلق المحادثة" onClick={close}>
          <X className="i" />
        </button>
      </header>
      {open && (provider ? <ProvidedChat provider={provider} onRefuse={close} /> : <OwnAssistant />)}
      {open && <Guard onFocus={toFirst} />}
    </section>
  )
}

/** Stands at an end of the panel and sends the focus that arrives there round to the other. */
function Guard({ onFocus }: { onFocus: () => void }) {
  // biome-ignore lint/a11y: it must be reached by Tab to turn it back
  return <span tabIndex={0} onFocus={onFocus} />
}

/** It goes on where it was when the panel was closed. Escape pressed in it is told to the frame (see deferred-hydration.ts). */
function OwnAssistant() {
  const [kept] = useState(keptConversation)
  return <iframe className="chat-frame" src={kept ? `/assistant/${kept}#last` : '/assistant'} title="محادثة مساعد التحالف" />
}

/** Focus moves in when the panel opens, is held while it is open, and returns to where it was. */
function useHeldFocus(open: boolean) {
  const before = useRef<Element | null>(null)
  const inside = useRef<HTMLElement | null>(null)
  const reachable = () => [...(inside.current?.querySelectorAll<HTMLElement>('button, a, iframe') ?? [])]

  function panel(element: HTMLElement | null) {
    inside.current = element
    if (!element || !open || element.contains(document.activeElement)) return
    before.current ??= document.activeElement
    reachable()[0]?.focus()
  }
  function close() {
    turn(false)
    const back = before.current instanceof HTMLElement && before.current !== document.body ? before.current : null
    before.current = null
    const button = document.querySelector<HTMLElement>('.chat-in-bar') ?? document.querySelector<HTMLElement>('.chat-fab')
    ;(back?.isConnected ? back : button)?.focus()
  }
  return { panel, close, toFirst: () => reachable()[0]?.focus(), toLast: () => reachable().at(-1)?.focus() }
}
