/** The parts of games' names in one language. */
export interface NameParts {
  readonly first: readonly string[]
  readonly second: readonly string[]
  readonly edition: readonly string[]
  /** A second half that makes a name as long as platforms send it. */
  readonly story: readonly string[]
}

const words = (text: string): readonly string[] => text.split(' ')

const tamil: NameParts = {
  first: words(
    'தங்க வெள்ளி மாய ராஜ வீர அதிர்ஷ்ட நீல சிவப்பு பழங்கால ரகசிய வைர முத்து மரகத பௌர்ணமி சூரிய சந்திர மழைக்கால கடலோர காவிய பொன்னான அதிசய இரவு மின்னும் பவள கோடை',
  ),
  second: words(
    'மயில் யானை புலி டிராகன் கோட்டை கோயில் நதி முரசு தேர் கலசம் பொக்கிஷம் தாமரை சங்கு நாகம் மகுடம் விளக்கு பட்டம் படகு மல்லிகை திருவிழா',
  ),
  edition: ['டீலக்ஸ்', 'மெகா ஜாக்பாட்', 'ஆயிரம் வழிகள்', 'போனஸ் சக்கரம்', 'இரண்டாம் பாகம்'],
  story: [
    'ஆயிரம் தூண்கள் கொண்ட அரண்மனையின் மறைந்த பொக்கிஷங்கள்',
    'மழைக்காலக் கடற்கரையில் தொலைந்த முத்துக்களின் கதை',
    'மூன்று மன்னர்களின் முடிவில்லாத இலவச சுழற்சிகள்',
    'பௌர்ணமி இரவில் திறக்கும் தங்கக் கதவுகள்',
  ],
}

const hindi: NameParts = {
  first: words(
    'सुनहरा चाँदी जादुई शाही वीर भाग्यशाली नीला लाल प्राचीन गुप्त हीरा मोती पन्ना पूर्णिमा सूर्य चंद्र मानसून सागर महान अनोखा अद्भुत रात्रि चमकीला मूँगा बसंती',
  ),
  second: words(
    'मोर हाथी बाघ ड्रैगन क़िला मंदिर दरिया नगाड़ा रथ कलश ख़ज़ाना कमल शंख नाग मुकुट दीपक पतंग जहाज़ चमेली उत्सव',
  ),
  edition: ['डीलक्स', 'मेगा जैकपॉट', 'हज़ार रास्ते', 'बोनस चक्र', 'दूसरा भाग'],
  story: [
    'हज़ार खंभों वाले महल के छिपे हुए ख़ज़ाने की खोज',
    'मानसून के सागर तट पर खोए मोतियों की कहानी',
    'तीन राजाओं के कभी न ख़त्म होने वाले मुफ़्त चक्कर',
    'पूर्णिमा की रात खुलने वाले सोने के दरवाज़े',
  ],
}

const english: NameParts = {
  first: words(
    'Golden Silver Magic Royal Brave Lucky Blue Crimson Ancient Secret Diamond Pearl Emerald Moonlit Solar Lunar Monsoon Coastal Epic Gilded Wondrous Midnight Glittering Coral Summer',
  ),
  second: words(
    'Peacock Elephant Tiger Dragon Fortress Temple River Drums Chariot Urn Treasure Lotus Conch Serpent Crown Lamp Kite Catamaran Jasmine Carnival',
  ),
  edition: ['Deluxe', 'Mega Jackpot', 'Thousand Ways', 'Bonus Wheel', 'Part Two'],
  story: [
    'the Hidden Treasures of the Thousand-Pillar Palace',
    'a Tale of Pearls Lost on the Monsoon Coast',
    'Three Kings and Their Never-Ending Free Spins',
    'Doors of Gold That Open on a Full-Moon Night',
  ],
}

const LANGUAGES: readonly NameParts[] = [tamil, hindi, english]

/** The longest name, in UTF-16 units. */
export const LONGEST_NAME = 80
/** One name of five is long. */
const LONG = 5

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''

/** The name of a game by its number: unique below three thousand, in the three languages in turn. */
export function nameOf(number: number): string {
  const parts = pickParts(number)
  const own = Math.floor(number / LANGUAGES.length)
  const pairs = parts.first.length * parts.second.length
  const pair = `${pick(parts.first, own)} ${pick(parts.second, Math.floor(own / parts.first.length))}`
  const edition = own < pairs ? '' : pick(parts.edition, own)
  const short = edition ? `${pair} ${edition}` : pair
  if (number % LONG !== 0) return short
  const long = `${short}: ${pick(parts.story, Math.floor(own / LONG))}`
  return long.length <= LONGEST_NAME ? long : short
}

function pickParts(number: number): NameParts {
  const [first = english, ...others] = LANGUAGES
  return [first, ...others][number % LANGUAGES.length] ?? english
}
