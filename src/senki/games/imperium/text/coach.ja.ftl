# レッスンで話すこと

## 地図と惑星

coach-map-goal-title = 銀河
coach-map-goal = 六角形1つが星系です。惑星のある星系も、何もない星系もあります。中央はメカトールレックスです。星系を指すと内容が横に出ます。ホイールや2本の指で拡大できます。
coach-map-home-title = ホームワールド
coach-map-home = あなたはソル、故郷はジョルドです。緑が資源、赤が人口です。陸軍5個とスペースドック、宇宙には空母2隻と駆逐艦1隻がいます。
coach-map-turn-title = あなたの番
coach-map-turn = 番ごとにアクションを1つ行います。戦術アクションを選びましょう。星系を1つ活性化し、すべてはそこで起こります。
coach-map-activate-title = どこへ？
coach-map-activate = 枠のついた星系、ニューアルビオンとスターポイントを選びます。故郷の隣で、惑星2つは誰のものでもありません。
coach-map-move-title = 空母と陸軍
coach-map-move = 来られる宇宙船が星系ごとに並びます。「+」で空母を1隻、その下の陸軍を4個加えましょう。空母は6個まで運べます。陸軍1個は残してドックを守らせます。決まったら「移動する」を押します。
coach-map-land-title = 着陸
coach-map-land = 誰もいないので、陸軍1個で惑星を手に入れられます。2つの惑星に2個ずつ割り当てて「着陸する」を押します。
coach-map-taken-title = あなたのもの
coach-map-taken = 惑星の輪があなたの色になりました。斜線は枯渇のしるしです。手に入れた惑星は枯渇していて、ラウンドの終わりにリフレッシュするまで支払いに使えません。
coach-map-counter-title = あなたのCC
coach-map-counter = 三角は支払ったCCです。これがある間、そこの宇宙船は動けず、このラウンドは同じ星系をもう活性化できません。
coach-map-end-title = 以上が戦術アクションです
coach-map-end = 活性化、移動、着陸。惑星はたいていこうして増やします。次のレッスンは、そのためのCCと、一緒にいられる宇宙船の数です。

## CCと艦隊補給

coach-supply-areas-title = 3つのエリア
coach-supply-areas = CCは3つのエリアにあります。コマンドプールは活性化に1個ずつ。艦隊補給は1つの星系にいられる宇宙船の数。ストラテジーはほかの人のストラテジーカードの副能力に使います。
coach-supply-turn-title = コマンドプールから1個
coach-supply-turn = いまは3個あります。戦術アクションを選びましょう。
coach-supply-activate-title = ケンタウリとグラル
coach-supply-activate = 枠のついた星系を活性化します。故郷とも、駆逐艦の待つアリナムとも隣り合っています。
coach-supply-move-title = 2方向から
coach-supply-move = 故郷の巡洋艦と、アリナムとミーアの駆逐艦を加えます。艦隊補給は2のうち2。来られない空母には理由が出ます。「移動する」を押します。
coach-supply-full-title = いっぱい
coach-supply-full = 艦隊補給は2なので、空母は来られませんでした。1つの星系に宇宙船は2隻までです。戦闘機は、積む場所があれば数えません。
coach-supply-again-title = もう一度
coach-supply-again = ほかの人はパスしました。もう一度、戦術アクションを選びましょう。
coach-supply-near-title = 隣の星系
coach-supply-near = ニューアルビオンとスターポイントを活性化します。2隻のいるケンタウリの隣です。
coach-supply-pinned-title = 自分のCCで動けない
coach-supply-pinned = 来られるのは故郷の空母だけです。「来られない宇宙船」に理由が出ます。自分のCCがある星系から宇宙船は出られません。空母を動かすか、動かさずに進みます。
coach-supply-pass-title = パス
coach-supply-pass = コマンドプールのCCは次に残せます。このラウンドはここまでにして、パスします。全員がパスするとステータスフェイズです。
coach-supply-status-title = 新しいCC
coach-supply-status = CCが地図から戻り、新しく2個もらいました。艦隊補給に置く数を決めます。3個にすれば艦隊を大きくできます。
coach-supply-rest-title = 残り
coach-supply-rest = ストラテジーに少し。残りはコマンドプールに入ります。1ラウンドに3、4回動ければ十分です。
coach-supply-end-title = CCが速さを決める
coach-supply-end = アクションも艦隊も能力も、同じCCから出ます。次のレッスンでは宇宙船を造ります。

## 生産と支払い

coach-production-dock-title = スペースドック
coach-production-dock = ジョルドのドックは、惑星の資源に2を足した数まで、この星系にユニットを造れます。つまり6個です。
coach-production-turn-title = 生産もアクション
coach-production-turn = ドックは、その星系での戦術アクションの最後に働きます。戦術アクションを選びましょう。
coach-production-activate-title = 故郷で
coach-production-activate = 自分のホームワールドを活性化します。宇宙船は動かさなくてかまいません。
coach-production-build-title = 買うもの
coach-production-build = 3の空母1隻と戦闘機2個を加えます。戦闘機は2個で1、陸軍も2個で1です。下に合計のコストと、ドックが生産できるユニット数が出ます。決まったら「生産する」を押します。
coach-production-goods-title = TG
coach-production-goods = TGは1個で資源1か人口1の代わりになります。取っておきましょう。0個です。
coach-production-pay-title = 惑星で払う
coach-production-pay = ジョルドは4、スターポイントは3、ニューアルビオンは1です。余りは失われるので、ぴったりになるように選びましょう。
coach-production-paid-title = 枯渇
coach-production-paid = 支払った惑星には斜線がつきます。ステータスフェイズでリフレッシュし、また払えます。1つの惑星が出すのは資源か人口のどちらかです。
coach-production-again-title = 2つ目のドック
coach-production-again = スターポイントはこのラウンドの前から持っています。そこにはドックを建造できます。もう一度、戦術アクションです。
coach-production-near-title = スターポイントへ
coach-production-near = 枠のついた星系を活性化します。
coach-production-new-dock-title = 4 資源
coach-production-new-dock = ドックは4です。スターポイントに建造しましょう。惑星が3、TGが残りを払います。
coach-production-end-title = 働くのは次のラウンドから
coach-production-end = 新しいドックは最初のラウンドは休みます。前線に近いドックは遠回りを省きます。次のレッスンは戦闘です。

## 宇宙戦闘

coach-battle-enemy-title = 敵の艦隊
coach-battle-enemy = レトネフの空母・巡洋艦・戦闘機2個がケンタウリの宇宙を守っています。着陸するには、まず宇宙で勝たなければなりません。
coach-battle-turn-title = 攻撃
coach-battle-turn = 戦術アクションを選びましょう。
coach-battle-activate-title = 敵の星系へ
coach-battle-activate = 枠のついたケンタウリとグラルを活性化します。
coach-battle-move-title = 全艦隊で
coach-battle-move = 戦艦、巡洋艦2隻、駆逐艦を加えます。4隻で、艦隊補給は5です。下に宇宙域を保つ見込みの目安が出ます。決まったら「移動する」を押します。
coach-battle-barrage-title = 最初の射撃
coach-battle-barrage = 第1ラウンドの前に、駆逐艦は戦闘機に対空砲火のダイスを2個振ります。目は9と4、命中は9以上なので戦闘機を1個落としました。その後は全員が同時に振ります。明るいダイスが命中です。
coach-battle-lose-title = 被害を受けた
coach-battle-lose = 何を失うかは自分で選びます。戦艦は損傷するだけで、残って戦えます。巡洋艦や駆逐艦ではなく戦艦を選びましょう。
coach-battle-won-title = 勝利
coach-battle-won = 第2ラウンドは命中2で決まりました。戦闘の欄には、ラウンドごとのダイスと命中と損害が出ています。損傷はステータスフェイズで直ります。
coach-battle-retreat-title = 退却
coach-battle-retreat = 負けそうなときは、ラウンドのダイスの前に退却を宣言できます。ラウンドの後、生き残っていれば、自分のCCがあり敵のいない隣の星系へ移ります。そういう星系があるときだけ尋ねられます。
coach-battle-end-title = 宇宙はあなたのもの
coach-battle-end = これで着陸できます。惑星に守る者がいたらどうなるかは、次のレッスンで。

## 侵略

coach-invasion-enemy-title = 守られた2つの惑星
coach-invasion-enemy = レトネフはニューアルビオンに陸軍2個、スターポイントに惑星から撃つPDSを1つ置いています。宇宙船はいません。
coach-invasion-turn-title = 出発
coach-invasion-turn = 戦術アクションを選びましょう。
coach-invasion-activate-title = ニューアルビオンとスターポイント
coach-invasion-activate = 枠のついた星系を活性化します。
coach-invasion-move-title = 砲と陸軍
coach-invasion-move = 惑星爆撃をする戦艦と、陸軍4個を乗せた空母を加えて「移動する」を押します。
coach-invasion-pds-title = PDS射撃
coach-invasion-pds = 宇宙船が着くと、PDSは1回ずつ撃てます。目は7、6以上で命中です。戦艦で受けましょう。損傷するだけで済みます。
coach-invasion-land-title = どこへ何個？
coach-invasion-land = ニューアルビオンに3個、PDSだけのスターポイントに1個。取れる見込みも出ます。「着陸する」を押します。
coach-invasion-first-title = どちらから？
coach-invasion-first = 惑星は1つずつ争います。ニューアルビオンからです。
coach-invasion-story-title = 何が起きたか
coach-invasion-story = 戦艦がニューアルビオンを爆撃し、6で守備側が1個減りました。PDSのある惑星は爆撃できません。次に陸軍が1個ずつダイスを振り、8以上で命中。あなたの9で決まりです。スターポイントではPDSが着陸を撃ちましたが、3で外れました。
coach-invasion-taken-title = 占拠
coach-invasion-taken = 2つとも、枯渇した状態であなたのものになりました。PDSは破壊されました。建物は奪えません。
coach-invasion-end-title = 宇宙、それから地上
coach-invasion-end = 移動、PDS射撃、宇宙戦闘、惑星爆撃、侵略戦闘。いつもこの順です。次のレッスンでは、ストラテジーカードで1ラウンドを通します。

## ストラテジーカードとラウンド

coach-round-goal-title = 10勝利点
coach-round-goal = 先に10勝利点を得た人の勝ちです。点は目的カードから得ます。カードには条件と、あなたがどこまで来たかが出ています。1ラウンドに1枚達成できます。
coach-round-take-title = ストラテジーフェイズ
coach-round-take = ラウンドはこのカードから始まります。数字は行動の順番、文はできることです。スピーカーのあなたから選びます。リーダーシップはCC、テクノロジーは技術が得られます。
coach-round-take-second-title = 2枚目
coach-round-take-second = 3人では1人2枚です。数字を足し、合計の小さい人から行動します。
coach-round-turn-title = アクションフェイズ
coach-round-turn = 順番に1つずつアクションを行います。ストラテジーカード、戦術アクション、そして2枚とも使った後はパスもできます。
coach-round-play-title = 主能力
coach-round-play = あなたがカードの主能力を使い、その後でほかの人が副能力を使えます。
coach-round-secondary-title = 副能力
coach-round-secondary = ほかの人がストラテジーカードを使いました。カードにあれば、ストラテジーのCCを払って小さいほうの能力を使えます。
coach-round-tech-title = 技術
coach-round-tech = 何が何の前提かが図に出ています。光っているものを今得られます。ほかの人が持つ技術には印があります。
coach-round-activate-title = 惑星へ
coach-round-activate = 最初のレッスンと同じです。誰のものでもない惑星のある星系がよい目標です。惑星を数える目的カードは多くあります。
coach-round-claim-title = 目的カードの達成
coach-round-claim = このカードの条件を満たしています。達成しましょう。点はなくなりません。
coach-round-status-title = ステータスフェイズ
coach-round-status = 惑星はリフレッシュし、損傷は直り、CCが戻ります。次のラウンドのために分けましょう。
coach-round-end-title = 1ラウンド
coach-round-end = ストラテジー、アクション、ステータス。これを誰かが10勝利点を得るまで続けます。このまま続けても、評議会とトレードのレッスンに進んでもかまいません。

## 評議会・トレード・目的

coach-council-goal-title = シークレットの目的カード
coach-council-goal = 本来のゲームでは、自分だけに見える目的カードがあります。目的の欄に「?」つきで出ています。
coach-council-hand-title = 手札
coach-council-hand = アクションカードには、いつ使えるかが書いてあります。政治カードは評議会の議題になります。
coach-council-take-title = アセンブリー
coach-council-take = 3番のアセンブリーを取りましょう。カードを引き、評議会を開きます。トレードIIなら交渉が始まります。
coach-council-take-second-title = もう1枚
coach-council-take-second = 最初のラウンドには、プロダクションやリーダーシップが役に立ちます。
coach-council-react-title = 反応
coach-council-react = 今カードを使えるかもしれない人は、全員ひそかに尋ねられます。合うものを使うか、使わないかを選びます。
coach-council-deal-title = 申し出
coach-council-deal = トレード合意、TG、約束をやりとりできます。合意があれば、誰かがトレードを使うたびに両方がTGを得ます。どちらかが攻撃すると破れます。
coach-council-turn-title = あなたの番
coach-council-turn = 早めにアセンブリーを使いましょう。ストラテジーカードを選びます。
coach-council-play-title = アセンブリー
coach-council-play = カードを引き、スピーカートークンを取るか渡し、政治カードが議題になります。
coach-council-speaker-title = スピーカー
coach-council-speaker = スピーカーは最後に投票し、同数のときに決め、次のストラテジーフェイズで最初に選びます。トークンを渡した人が議題を選びます。
coach-council-agenda-title = 議題
coach-council-agenda = 何を投票にかけるか選びます。両方の結果を読みましょう。
coach-council-vote-title = 投票
coach-council-vote = 票の数は、表向きの惑星の人口です。欄には、結果ごとにあなたにすぐ起きる変化と、ここまでの票、これから投じられる票が出ています。
coach-council-decided-title = 決定
coach-council-decided = 法律は場に残り、全員のルールを変えます。それ以外は1回だけ働きます。
coach-council-secret-title = 目的カード
coach-council-secret = この条件を満たしています。達成しましょう。シークレットは達成すると全員に見えます。
coach-council-status-title = ステータスフェイズ
coach-council-status = CCとアクションカードを受け取ります。CCを分けましょう。
coach-council-end-title = これで全部です
coach-council-end = 目的カードで10勝利点を得れば勝ちです。先に「インペリウムレックス」が公開されたら、点の多い人が勝ちます。このまま続けるか、コンピューターとのゲームを始めましょう。ヒントのボタンは、コンピューターならどうするかを教えます。
