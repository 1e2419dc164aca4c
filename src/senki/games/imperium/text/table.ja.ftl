# ゲーム・選択・盤面の言葉

## ゲーム

game-title = トワイライトインペリウム
game-blurb = 銀河に艦隊を送り、惑星を支配し、研究と生産を重ね、誰よりも早く10勝利点を得ましょう。14の種族の能力、アクションカード、貿易、銀河評議会があります。
option-mode = ゲームの種類
option-mode-core = 種族の能力・カード・評議会・貿易なしのゲーム
option-mode-full = 本来のゲーム：種族の能力・カード・評議会・貿易あり
option-mode-explore = 探検：4ラウンド後に惑星が最も多い人の勝ち
mode-core = カード・評議会・貿易なし
mode-full = 本来のゲーム
mode-explore = 探検

## アクション

action-strategic = 戦略アクション
action-tactical = 戦術アクション
action-transfer = 輸送アクション
action-transit = 転送ダイオード
action-pass = パス
action-card = アクションカード
action-recruit = 徴募
action-forge = 鍛造
action-swap = 奉仕
action-stall = 手番を見送る

## カードの選択肢

ability-counters = 対戦相手が自分の星系にCCを置く
ability-annex = ユニットのいない惑星を支配する
ability-take-speaker = スピーカートークンを取る
ability-give-speaker = スピーカートークンをほかの人に渡す
ability-score = このラウンド、目的カードを何枚でも達成できる
ability-build = 自分だけが生産する
area-strategy = ストラテジー
area-fleet = 艦隊補給
area-command = コマンドプール
money-resources = 資源
money-influence = 人口

## 宇宙船の種類

vessel-fighter = 戦闘機
vessel-destroyer = 駆逐艦
vessel-cruiser = 巡洋艦
vessel-carrier = 空母
vessel-dreadnought = 戦艦
vessel-war-sun = 戦闘太陽
vessel-damaged-dreadnought = 損傷した戦艦
vessel-damaged-war-sun = 損傷した戦闘太陽
vessel-floating-dock = スペースドック

## ヘクス

hex-0 = メカトールレックス
hex-1 = A1
hex-2 = A2
hex-3 = A3
hex-4 = A4
hex-5 = A5
hex-6 = A6
hex-7 = B1
hex-8 = B2
hex-9 = B3
hex-10 = B4
hex-11 = B5
hex-12 = B6
hex-13 = B7
hex-14 = B8
hex-15 = B9
hex-16 = B10
hex-17 = B11
hex-18 = B12
hex-19 = C1
hex-20 = C2
hex-21 = C3
hex-22 = C4
hex-23 = C5
hex-24 = C6
hex-25 = C7
hex-26 = C8
hex-27 = C9
hex-28 = C10
hex-29 = C11
hex-30 = C12
hex-31 = C13
hex-32 = C14
hex-33 = C15
hex-34 = C16
hex-35 = C17
hex-36 = C18

## 盤面の項目

zone-players = 人数
zone-mode = ゲームの種類
zone-goal = 必要な勝利点
zone-round-limit = ラウンドの限度
zone-by-chance = 銀河を無作為に作る
zone-sum-initiative = 2枚の合計でイニシアティブを決める
zone-silent-fighters = イオンストームの戦闘機は振らない
zone-inclusive-rolls = すべてのダイスを戦闘判定とする
zone-all-open = 目的カードをすべて公開
zone-round = ラウンド
zone-speaker = スピーカー
zone-active = 実行プレイヤー
zone-winners = 勝者
zone-race = 種族
zone-home = ホームワールド
zone-goods = TG
zone-points = 勝利点
zone-claims = 達成した目的カードの数
zone-scored = 達成した目的カード
zone-techs = 技術
zone-counters = 種族シートのCC
zone-passed = パス済み
zone-out = 脱落
zone-initiative = イニシアティブ
zone-registers = このラウンドの戦果
zone-systems = 星系
zone-activated = 銀河のCC
zone-planets = 惑星
zone-planets-hex = 位置
zone-planets-owner = 支配者
zone-planets-ready = 表向き
zone-planets-forces = 陸軍
zone-planets-pds = PDS
zone-planets-dock = スペースドック
zone-planets-since = 支配したラウンド
zone-fleet-owner = 艦隊の持ち主
zone-ships = 艦隊の宇宙船
zone-loads = 積み荷のある宇宙船
zone-loads-fleet = 艦隊
zone-loads-vessel = 宇宙船
zone-loads-forces = 搭載した陸軍
zone-loads-pds = 搭載したPDS
zone-high-alert = ハイアラート
zone-high-alert-of = ハイアラートの持ち主
zone-journeys = 宇宙船の移動元
zone-journeys-hex = 移動元
zone-journeys-vessel = 宇宙船
zone-journeys-forces = 搭載した陸軍
zone-journeys-pds = 搭載したPDS
zone-journeys-fighters = 連れてきた戦闘機
zone-alert-from = ハイアラートの移動元
zone-effects = 続いている効果
zone-effects-kind = 効果
zone-effects-seat = 対象
zone-effects-other = 相手
zone-effects-until = 期間
zone-effects-thing = 対象物
zone-effects-amount = 数値
zone-effects-source = 元になったカード
zone-effects-last = 終わるラウンド
zone-taken-by = ストラテジーカードの持ち主
zone-face-down = 使用済みのストラテジーカード
zone-bonus = ボーナスカウンター
zone-last-initiative = 前のラウンドにイニシアティブを取った人
zone-o-first = ステージIの残り
zone-o-second = ステージIIの残り
zone-o-unused = 使わない目的カード
zone-o-top = 見た目的カード
zone-o-known = 目的カードを見た人
zone-o-public = 公開された目的カード
zone-o-secret = 配られていないシークレットの目的カード
zone-secrets = シークレットの目的カード
zone-o-shown = 達成されたシークレットの目的カード
zone-act-hex = 活性化中の星系
zone-act-other = 2つ目の星系
zone-battle-round = 戦闘ラウンド
zone-landed = 着陸中の陸軍
zone-landed-fighters = 着陸に加わる戦闘機
zone-aimed = 爆撃する宇宙船
zone-basket = 購入中のユニット
zone-choice = 見せていない選択
zone-scrap = 自沈させるユニット

## 評議会

stance-for = 賛成
stance-against = 反対
stance-abstain = 棄権
zone-c-deck = 政治カードの山札
zone-c-top = 山札の上の政治カード
zone-c-under = 山札の下の政治カード
zone-c-known = 政治カードを見た人
zone-c-hand = 政治カードの手札
zone-c-look = 見ている政治カード
zone-c-discard = 政治カードの捨て札
zone-c-laws = 有効な法律
zone-c-holder = 法律の持ち主
zone-c-elected = 法律の対象
zone-c-second = 法律の2つめの対象
zone-agenda = 議題
zone-ballots = 投票先
zone-votes = 票
zone-sole-voter = 票が数えられる人
zone-free-secondaries = コストなしの副能力
zone-agendas-due = 続く議題の数
zone-revoted = 再投票される法律
## アクションカード

zone-a-deck = アクションカードの山札
zone-a-hand = アクションカードの手札
zone-a-known = アクションカードを見た人
zone-a-look = 見ているアクションカード
zone-a-discard = アクションカードの捨て札
zone-a-board = 場のアクションカード
zone-said = 宣言されたアクションカード
zone-said-card = カード
zone-said-play = 効果
zone-said-seat = プレイヤー
zone-said-occasion = 機会
zone-said-cancelled = 打ち消し
zone-said-first = 対象1
zone-said-second = 対象2
zone-said-third = 対象3
zone-said-fourth = 対象4
zone-occasions = 開いている機会
zone-occasions-window = タイミング
zone-occasions-seat = プレイヤー
zone-occasions-other = 相手
zone-occasions-thing = 対象
zone-occasions-closed = 終了
zone-used = 機会に使ったもの
zone-used-occasion = 機会
zone-used-seat = プレイヤー
zone-used-play = 使ったもの
zone-reactions = 選んだ対応
zone-last-played = 最後に宣言されたカード
zone-declined = この番に見送ったもの
zone-a-open = 表向きのアクションカード
course-planets = 惑星
course-ships = 宇宙船
