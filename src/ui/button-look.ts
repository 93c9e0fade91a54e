export type ButtonLook = {
  variant?: 'primary' | 'accent' | 'outline' | 'soft' | 'ghost' | 'danger' | 'danger-ghost' | undefined
  size?: 'small' | 'normal' | 'large' | undefined
  block?: boolean | undefined
  icon?: boolean | undefined
  busy?: boolean | undefined
}

const sizes = { small: 'btn-sm', normal: '', large: 'btn-lg' }

/** The classes of a button, for links and summaries that look like one. */
export function buttonLook({ variant = 'primary', size = 'normal', block, icon, busy }: ButtonLook = {}) {
  return ['btn', `btn-${variant}`, sizes[size], block && 'btn-block', icon && 'btn-icon', busy && 'is-loading']
    .filter(Boolean)
    .join(' ')
}
