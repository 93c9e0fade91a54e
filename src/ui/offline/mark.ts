/** Whether this browser keeps anything of phone pages: whoever never opened one loads nothing of it. */
const name = 'phone-pages'
export const hasPhonePages = () => localStorage.getItem(name) !== null
export const markPhonePages = () => localStorage.setItem(name, 'yes')
