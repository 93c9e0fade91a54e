import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Sentence } from '../sentence.tsx'
import { useTold } from './faults.ts'

/** What the answer to a refused form says about one field; `fieldsOf` fills it. */
export type FieldState = {
  name: string
  id?: string
  errors?: string[] | undefined
  defaultValue?: string | string[] | undefined
  lostFiles?: boolean
}

/** What a person reads around the control: the label above it, the help below, always in these places. */
export type FieldWords = { label: ReactNode; help?: ReactNode; optional?: boolean | undefined }

export type FieldProps = FieldState & FieldWords & { required?: boolean; disabled?: boolean }

const Part = createContext('')
export const PartProvider = Part.Provider

/** The id of a field, in a form that shares its page with others that ask the same. */
export const idIn = (part: string, id: string) => (part ? id.replace(/^field-/, `field-${part}-`) : id)

/** Parts the props of a field: what its frame needs, and what its control carries to be found and described. */
export function useFramed<Props extends FieldProps>(props: Props) {
  const { label, help, optional, errors: said, lostFiles, defaultValue, id: asked = props.name, ...own } = props
  const id = idIn(useContext(Part), asked)
  const errors = useTold(props.name, said)
  const described = [errors?.length && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  const control = {
    id,
    'aria-invalid': errors?.length ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
  return { frame: { id, label, help, optional, errors }, control, own, typed: defaultValue, lostFiles: lostFiles === true }
}

type FrameProps = FieldWords & { id: string; errors: string[] | undefined; children: ReactNode }

export function FieldFrame({ id, label, help, optional, errors, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt"> (اختياري)</span>}
      </label>
      {children}
      <FieldNotes id={id} help={help} errors={errors} />
    </div>
  )
}

type NotesProps = { id: string; help?: ReactNode; errors?: string[] | undefined }

/** The sentence that says how to mend the field comes before the help, nearest to what was typed. */
export function FieldNotes({ id, help, errors }: NotesProps) {
  return (
    <>
      {errors?.length ? (
        <p id={`${id}-error`} className="error">
          <CircleAlert className="i i-sm" aria-hidden />
          <span>
            <Sentence>{errors.join(' ')}</Sentence>
          </span>
        </p>
      ) : null}
      {help && (
        <p id={`${id}-help`} className="help">
          <Sentence>{help}</Sentence>
        </p>
      )}
    </>
  )
}

export const boxLook = (errors: string[] | undefined, disabled: boolean | undefined, more = '') =>
  ['input', errors?.length && 'invalid', disabled && 'is-disabled', more].filter(Boolean).join(' ')

/** A control holds one text; of a list that came back it holds the first. */
export const one = (typed: string | string[] | undefined) => (Array.isArray(typed) ? typed[0] : typed)

export const all = (typed: string | string[] | undefined) => (typed === undefined ? [] : [typed].flat())

/** Words to choose from: a record of value and label, or pairs where the order of a record would not keep. */
export type Options = Readonly<Record<string, string>> | readonly (readonly [value: string, label: string])[]

export const pairs = (options: Options): readonly (readonly [string, string])[] =>
  isPairs(options) ? options : Object.entries(options)

const isPairs = (options: Options): options is readonly (readonly [string, string])[] => Array.isArray(options)

const never = () => () => undefined

/** False on the server and until React has taken the page over: what needs a script shows itself only then. */
export function useLive() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** What a box holds, from the first moment: people type before React has taken the page over, and that counts as well. */
export function useHeld<Box extends HTMLElement, Held>(read: (box: Box) => Held, initial: Held) {
  const box = useRef<Box>(null)
  const [held, setHeld] = useState(initial)
  useEffect(() => {
    if (box.current) setHeld(read(box.current))
  }, [read])
  return { box, held, setHeld, look: () => box.current && setHeld(read(box.current)) }
}

export const textIn = (box: HTMLInputElement | HTMLTextAreaElement) => box.value
