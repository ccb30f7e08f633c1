// What every stand-in game shares: its words, its credits, and how it talks to the page around it.
// See scripts/backoffice/games/page.ts.
;(() => {
  const texts = {
    en: 'Credits|Bet|Spin|Start|Cash out|Win|Too late|Trial: no money|Back|Deposit|Quick pick|Clear|Buy ticket|Ticket|Next draw|Choose 6 numbers|Draw|Result|More room',
    pt: 'Créditos|Aposta|Girar|Começar|Sacar|Ganhou|Tarde demais|Teste: sem dinheiro|Voltar|Depositar|Surpresinha|Limpar|Comprar bilhete|Bilhete|Próximo sorteio|Escolha 6 números|Sorteio|Resultado|Mais espaço',
    vi: 'Điểm|Cược|Quay|Bắt đầu|Chốt lời|Thắng|Quá muộn|Chơi thử: không mất tiền|Quay lại|Nạp tiền|Chọn nhanh|Xóa|Mua vé|Vé|Kỳ quay tới|Chọn 6 số|Kỳ quay|Kết quả|Rộng hơn',
    tl: 'Credits|Taya|Paikutin|Simulan|Kunin|Panalo|Huli na|Subok: walang pera|Bumalik|Mag-deposit|Lucky pick|Burahin|Bumili ng ticket|Ticket|Susunod na draw|Pumili ng 6 na numero|Draw|Resulta|Mas malaki',
    ur: 'کریڈٹ|شرط|گھمائیں|شروع|نکالیں|جیت|دیر ہو گئی|آزمائش: بغیر رقم|واپس|جمع کریں|فوری انتخاب|صاف کریں|ٹکٹ خریدیں|ٹکٹ|اگلا ڈرا|6 نمبر چنیں|ڈرا|نتیجہ|زیادہ جگہ',
    km: 'ក្រេឌីត|ភ្នាល់|បង្វិល|ចាប់ផ្តើម|ដកយក|ឈ្នះ|យឺតពេល|សាកលេង៖ គ្មានប្រាក់|ត្រឡប់|ដាក់ប្រាក់|រើសរហ័ស|សម្អាត|ទិញសំបុត្រ|សំបុត្រ|ការចាប់បន្ទាប់|រើស 6 លេខ|ការចាប់|លទ្ធផល|ធំជាង',
    ko: '크레딧|베팅|돌리기|시작|받기|당첨|늦었어요|체험: 돈이 들지 않아요|뒤로|입금|자동 선택|지우기|티켓 사기|티켓|다음 추첨|숫자 6개 선택|추첨|결과|넓게',
    tr: 'Kredi|Bahis|Çevir|Başla|Parayı al|Kazandın|Çok geç|Deneme: para yok|Geri|Para yatır|Hızlı seçim|Temizle|Bilet al|Bilet|Sıradaki çekiliş|6 sayı seç|Çekiliş|Sonuç|Daha geniş',
    zh: '积分|下注|旋转|开始|兑现|赢得|太迟了|试玩：不用钱|返回|存款|机选|清除|购买彩票|彩票|下一期|选 6 个号码|期次|开奖结果|更大',
  }
  const names =
    'credits bet spin start cashOut win late trial back deposit quick clear buy ticket next choose draw result room'
  const codes = { CN: 'zh', TW: 'zh', TY: 'tl', 'PT-BR': 'pt' }
  const { dataset } = document.body
  const language = codes[dataset.language] || (dataset.language || 'en').toLowerCase()
  const said = (texts[language] || texts.en).split('|')

  const framed = window.parent !== window
  /** Nothing in it is a secret, and a sandboxed game knows no origin of its own. */
  const tell = (message) => framed && window.parent.postMessage(message, '*')

  const make = (tag, parent, attributes = {}, text = '') => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.textContent = text
    parent.append(element)
    return element
  }

  const START = 100_000
  let credits = START
  const shown = document.querySelector('[data-credits]')
  const show = () => {
    shown.textContent = credits.toLocaleString('en-US')
  }
  show()

  window.stage = {
    words: Object.fromEntries(names.split(' ').map((name, at) => [name, said[at]])),
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    make,
    tell,
    leave: () => (framed ? tell({ type: 'game:leave' }) : location.assign(dataset.back || '/m/home')),
    /** Whole numbers only. False where there is too little. */
    pay(amount) {
      if (amount > credits) return false
      credits -= amount
      show()
      return true
    },
    win(amount) {
      credits += amount
      show()
    },
    random: (below) => crypto.getRandomValues(new Uint32Array(1))[0] % below,
  }
  for (const element of document.querySelectorAll('[data-word]'))
    element.textContent = window.stage.words[element.dataset.word]
  addEventListener('load', () => tell({ type: 'game:ready', title: document.title }))
})()
