/** The style sheet of the report's page, for light, dark, narrow and printed pages. */
export const reportStyle = `
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1c2421;--soft:#55615c;--line:#dcdfd9;--bar:#1f6f5c;--won:#c2720c;--few:#a3341b;--track:#eceee9}
@media (prefers-color-scheme:dark){:root{--paper:#121614;--card:#1b211e;--ink:#eef1ee;--soft:#a9b5af;--line:#343d39;--bar:#5cc0a5;--won:#f0a545;--few:#ff9b80;--track:#29302d}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main,header{max-width:1080px;margin:0 auto;padding:0 20px}
header{padding-top:44px;padding-bottom:8px}
h1{font-size:clamp(1.7rem,4.5vw,2.5rem);line-height:1.15;margin:0;letter-spacing:-.02em}
header p{margin:.5rem 0 0;color:var(--soft)}
h2{font-size:1.5rem;margin:0 0 1rem;text-transform:capitalize;letter-spacing:-.01em}
h3{font-size:1.05rem;margin:2rem 0 .7rem}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:clamp(18px,3vw,32px);margin:24px 0}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:12px;margin:0}
.tiles div{border:1px solid var(--line);border-radius:10px;padding:14px 16px}
.tiles dt{color:var(--soft);font-size:.86rem}
.tiles dd{margin:2px 0 0;font-size:1.75rem;line-height:1.2;font-weight:650;font-variant-numeric:tabular-nums}
.finding{border-left:4px solid var(--few);padding:2px 0 2px 14px;margin:20px 0 0}
.funnel{list-style:none;margin:0;padding:0;display:grid;gap:9px}
.funnel li{display:grid;grid-template-columns:minmax(190px,1.1fr) 2fr minmax(64px,auto) minmax(170px,.9fr);gap:14px;align-items:center}
.funnel svg{width:100%;height:18px;border-radius:4px;display:block}
.track{fill:var(--track)}.bar{fill:var(--bar)}.bar.won{fill:var(--won)}.few .bar{fill:var(--few)}.few .share{color:var(--few);font-weight:600}
.count{text-align:right;font-variant-numeric:tabular-nums;font-weight:600}
.share,figcaption,.note{color:var(--soft);font-size:.9rem}
figure{margin:0 0 18px}.days{width:100%;height:120px;display:block;border-bottom:1px solid var(--line)}
.ends{display:flex;justify-content:space-between;margin:2px 0;color:var(--soft);font-size:.82rem}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:10px}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
caption{text-align:left;padding:10px 12px;color:var(--soft)}
th,td{padding:7px 12px;border-top:1px solid var(--line);text-align:right;white-space:nowrap;vertical-align:top}
thead th{color:var(--soft);font-weight:600}
th[scope=row],th:first-child{text-align:left}
tr.product th[scope=row],tr.product td{font-weight:650}
tr.code th[scope=row]{padding-left:30px;font-weight:400}
td.words{text-align:left}
details{margin-top:14px}summary{cursor:pointer;color:var(--soft)}summary:focus-visible,.scroll:focus-visible{outline:2px solid var(--bar);outline-offset:2px}
details .scroll{margin-top:10px}
.note{margin:.6rem 0 0;max-width:75ch}
footer{max-width:1080px;margin:0 auto;padding:0 20px 48px}
@media (max-width:720px){.funnel li{grid-template-columns:1fr auto;gap:2px 12px}.funnel svg{grid-column:1/-1;grid-row:2}.share{grid-column:1/-1;min-height:1.2em}.funnel li{padding-bottom:4px}.tiles{grid-template-columns:1fr 1fr}.tiles div:last-child{grid-column:1/-1}.share:empty{display:none}}
@media print{:root{--paper:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--bar:#1f6f5c;--track:#eee}body{font-size:11px}section{break-inside:auto;border:0;padding:0}.scroll{overflow:visible;border:0}table{font-size:9px}th,td{padding:3px 5px;white-space:normal}figure,.tiles,.funnel{break-inside:avoid}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`.trim();
