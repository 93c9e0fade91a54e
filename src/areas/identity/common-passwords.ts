/**
 * What people guess first. A password is refused when one of these is all that is left of it
 * after digits, signs and doubled words are taken away: «Salalah@2026», «password123456», «mohammedmohammed».
 */
const words = `
password passw0rd passwort motdepasse contrasena secret secrets changeme letmein letmeinplease trustno welcome welcomehome
login signin signup admin administrator adminadmin root superuser superadmin sysadmin master manager director boss owner user
username guest guestuser test tester testing testtest demo default temp temporary office company business computer laptop
internet network server database system windows microsoft google facebook instagram whatsapp snapchat youtube twitter tiktok
iphone samsung galaxy huawei android apple nokia sony playstation xbox nintendo minecraft fortnite pubg pubgmobile roblox
starwars superman batman spiderman ironman captain marvel pokemon naruto goku dragonball harrypotter hogwarts matrix
football soccer baseball basketball hockey cricket tennis realmadrid barcelona liverpool chelsea arsenal manchester
manchesterunited juventus messi ronaldo cristiano neymar salah alhilal alnassr alahli alittihad dhofar alnasr
monkey dragon tiger lion eagle falcon horse camel dolphin butterfly shadow sunshine moonlight starlight rainbow summer winter
spring autumn flower flowers princess queen king prince angel angels angelina lovely loveme iloveyou iloveu ilovegod
iloveallah mylove lovelove forever forever young freedom freedom hello hellohello helloworld goodmorning goodluck happy
happiness peace blessed believe family mother father mommy daddy brother sister baby babygirl babyboy friend friends
bestfriend bestfriends sweetheart honey sugar chocolate coffee pizza banana orange cookie cheese pepper ginger
money moneymoney dollar million millionaire bitcoin business gold diamond silver crystal purple yellow black white
blackwhite green redred blue maroon nothing something anything everything whatever nevermind noidea idontknow ihateyou
fuckyou fuckoff asshole biteme killer hunter ranger soldier warrior ninja samurai phoenix thunder lightning storm
mustang ferrari porsche mercedes toyota landcruiser lexus nissan patrol honda yamaha harley corvette camaro
charlie jordan michael jennifer jessica ashley daniel thomas robert william matthew andrew joshua anthony nicole amanda
michelle samantha elizabeth alexander alexandra christopher christian victoria charlotte isabella sophia olivia
abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij qwerty qwertyui qwertyuiop qwertz azerty azertyuiop asdf asdfgh
asdfghjk asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwer qwert aaa aaaa xxx xxxx zzz zaq zaqxsw poiuytrewq lkjhgfdsa
mnbvcxz onetwothree
allah allahuakbar bismillah bismillahirrahman alhamdulillah subhanallah mashallah inshallah astaghfirullah islam muslim
muhammad mohammed mohamed mohammad muhammed mohamad ahmed ahmad mahmoud mahmood ali hassan hasan hussain hussein omar umar
othman osman khalid khaled saeed said saif salem salim salam sultan qaboos sultanqaboos haitham sultanhaitham abdullah abdulla
abdulrahman abdulaziz abdulkarim abdullatif rashid rashed hamad hamed hamid hamood nasser nasir yousef yusuf ibrahim ismail
issa musa mariam maryam fatma fatima fatimah aisha aysha khadija zainab zaynab noor noora nora huda hoda salma shamsa moza
latifa asma amina amna laila layla sara sarah reem rawan rahma shaikha alya
alshehri alshahri alshanfari almashani alkathiri alhabsi albalushi alharthi alrawahi alsaadi almaamari alhinai alkindi alsiyabi
oman sultanate omani muscat salalah dhofar salalahoman omansalalah nizwa sohar sur seeb mirbat taqah khareef frankincense
luban mutrah ruwi barka rustaq ibri buraimi musandam khasab masirah duqm saada awqad haffa dahariz raysut rakhyut thumrait
tahaluf altahaluf altahalufoman tahalufoman alliance
egypt cairo dubai abudhabi sharjah emirates saudi saudiarabia riyadh jeddah makkah makka madinah qatar doha kuwait bahrain
yemen aden sanaa palestine gaza quds alquds jordan lebanon syria iraq baghdad sudan morocco algeria tunisia pakistan india
karachi lahore mumbai kerala bangladesh dhaka philippines manila nepal srilanka
كلمة السر كلمةالسر كلمةالمرور مرور سري سلام السلام السلامعليكم مرحبا اهلا حبيبي حبيبتي احبك الله الحمدلله بسمالله سبحانالله
محمد احمد علي عمر خالد سعيد سالم سلطان عبدالله فاطمة مريم عائشة عمان مسقط صلالة ظفار التحالف مدير ادمن اختبار تجربة
`

const common = new Set(words.split(/\s+/).filter((word) => word.length > 1))

const disguises: Record<string, string> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' }
const undisguised = (text: string) => text.replace(/[@$013457]/g, (sign) => disguises[sign] ?? sign)
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** «abcabcabcabc» is «abc». */
const halved = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text

/** Steps of one along the digits or the alphabet, up or down: 1234567890, zyxwvutsrq. */
function isRun(text: string) {
  const steps = [...text].slice(1).map((sign, at) => sign.charCodeAt(0) - text.charCodeAt(at))
  return [1, -1].some((step) => steps.filter((each) => each === step).length >= steps.length - 1)
}

/** Rows and slopes of the keyboard, as fingers walk them there and back. */
const rows = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
]
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** «1qaz2wsx3edc», «qwer1234asdf»: three steps at a time and nothing else. */
function isWalk(text: string): boolean {
  if (text === '') return true
  for (let length = text.length; length >= 3; length -= 1) {
    if (walks.some((walk) => walk.includes(text.slice(0, length)))) return isWalk(text.slice(length))
  }
  return false
}

/** What leaked lists are full of: a word, a word twice or backwards, or two of them in a row: «salimsalalah». */
function isKnown(word: string) {
  if (word === '' || common.has(word) || common.has(halved(word)) || common.has([...word].reverse().join(''))) return true
  return [...word].some((_, at) => common.has(word.slice(0, at)) && common.has(word.slice(at)))
}

/** `own` are the words the person is known by: a name, a phone, an address. */
export function isCommonPassword(password: string, own: string[] = []) {
  const text = password.toLowerCase()
  if (new Set(text).size < 5 || isRun(text) || isWalk(text.replace(/[^\p{L}\p{N}]/gu, ''))) return true
  const known = own.map((word) => word.toLowerCase()).filter((word) => word.length > 3)
  if (known.some((word) => lettersOf(text) === lettersOf(word) || text === word)) return true
  const bare = [lettersOf(text), lettersOf(undisguised(text)), lettersOf(undisguised(text.replace(/\d+\W*$/, '')))]
  return bare.some(isKnown)
}
