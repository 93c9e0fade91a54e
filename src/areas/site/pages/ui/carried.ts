import { useState } from 'react'
import type { Reply } from '#ui/form.tsx'

const ofOneForm = ['form', 'website', 'kind']

/** What was typed into one request of a page goes over into its other request, where it asks the same. */
export function useCarried() {
  const [carried, setCarried] = useState<Reply>()
  function carry() {
    const form = document.querySelector<HTMLFormElement>('form.visitor-form')
    if (!form) return
    const typed = [...new FormData(form)].filter(([name, value]) => typeof value === 'string' && !ofOneForm.includes(name))
    setCarried({ fields: {}, problem: null, typed: Object.fromEntries(typed) })
  }
  return { carried, carry }
}
